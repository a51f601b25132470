/** Where an invented company may be: its state, its telephones and its postal codes (Correios). */
const MUNICIPIOS = {
  'São Paulo': ['SP', 11, 1_000, 5_999],
  Barueri: ['SP', 11, 6_400, 6_499],
  'Bragança Paulista': ['SP', 11, 12_900, 12_929],
  Cajamar: ['SP', 11, 7_750, 7_799],
  Campinas: ['SP', 19, 13_000, 13_139],
  Diadema: ['SP', 11, 9_900, 9_999],
  'Espírito Santo do Pinhal': ['SP', 19, 13_990, 13_994],
  'Franco da Rocha': ['SP', 11, 7_800, 7_859],
  Guarulhos: ['SP', 11, 7_000, 7_399],
  Holambra: ['SP', 19, 13_825, 13_829],
  Indaiatuba: ['SP', 19, 13_330, 13_349],
  Itaquaquecetuba: ['SP', 11, 8_570, 8_599],
  Itu: ['SP', 11, 13_300, 13_314],
  Jundiaí: ['SP', 11, 13_200, 13_219],
  Lins: ['SP', 14, 16_400, 16_419],
  Louveira: ['SP', 19, 13_290, 13_294],
  Mauá: ['SP', 11, 9_300, 9_399],
  Mirassol: ['SP', 17, 15_130, 15_139],
  'Mogi das Cruzes': ['SP', 11, 8_700, 8_899],
  Osasco: ['SP', 11, 6_000, 6_299],
  Piracicaba: ['SP', 19, 13_400, 13_439],
  'Praia Grande': ['SP', 13, 11_700, 11_729],
  Promissão: ['SP', 14, 16_370, 16_379],
  'Ribeirão Preto': ['SP', 16, 14_000, 14_114],
  'Santo André': ['SP', 11, 9_000, 9_299],
  Santos: ['SP', 13, 11_000, 11_099],
  'São Bernardo do Campo': ['SP', 11, 9_600, 9_899],
  'São Caetano do Sul': ['SP', 11, 9_500, 9_599],
  Sertãozinho: ['SP', 16, 14_160, 14_179],
  Sorocaba: ['SP', 15, 18_000, 18_109],
  Taubaté: ['SP', 12, 12_000, 12_119],
  Ubatuba: ['SP', 12, 11_680, 11_699],
  Valinhos: ['SP', 19, 13_270, 13_279],
  'Rio de Janeiro': ['RJ', 21, 20_000, 23_799],
  Niterói: ['RJ', 21, 24_000, 24_399],
  'Belo Horizonte': ['MG', 31, 30_000, 31_999],
  Uberlândia: ['MG', 34, 38_400, 38_415],
  Curitiba: ['PR', 41, 80_000, 82_999],
  Londrina: ['PR', 43, 86_000, 86_099],
  Joinville: ['SC', 47, 89_200, 89_239],
  'Porto Alegre': ['RS', 51, 90_000, 91_999],
  Goiânia: ['GO', 62, 74_000, 74_899],
  Salvador: ['BA', 71, 40_000, 41_999],
  Recife: ['PE', 81, 50_000, 52_999],
} as const;

export type Municipio = keyof typeof MUNICIPIOS;

/** How many digits a state enters taxpayers with, and the first of them. */
const INSCRICOES = {
  SP: ['11', 12],
  RJ: ['8', 8],
  MG: ['062', 13],
  PR: ['90', 10],
  SC: ['25', 9],
  RS: ['096', 10],
  GO: ['10', 9],
  BA: ['1', 9],
  PE: ['0', 9],
} as const satisfies Record<ReturnType<typeof ufDe>, readonly [string, number]>;

export function ufDe(municipio: Municipio) {
  return MUNICIPIOS[municipio][0];
}

/** The n-th postal code of a municipality. */
export function cepNumero(n: number, municipio: Municipio): string {
  const [, , primeiro, ultimo] = MUNICIPIOS[municipio];
  const faixa = primeiro + ((n * 7) % (ultimo - primeiro + 1));
  return `${String(faixa).padStart(5, '0')}${String((n * 131) % 900).padStart(3, '0')}`;
}

/** The n-th number in the taxpayers' register of the state of a municipality. */
export function inscricaoEstadual(n: number, municipio: Municipio): string {
  const [inicio, digitos] = INSCRICOES[ufDe(municipio)];
  const quantos = digitos - inicio.length;
  return inicio + String((n * 7_919) % 10 ** quantos).padStart(quantos, '0');
}

/** The n-th landline of a municipality. */
export function fixoNumero(n: number, municipio: Municipio): string {
  const final = String(1_000 + ((n * 7_919) % 9_000));
  return `(${MUNICIPIOS[municipio][1]}) 3${final.slice(1)}-${final}`;
}

/** The n-th mobile telephone of a municipality. */
export const celularNumero = (n: number, municipio: Municipio): string =>
  `(${MUNICIPIOS[municipio][1]}) 9${5_000 + ((n * 37) % 5_000)}-${1_000 + ((n * 91) % 9_000)}`;
