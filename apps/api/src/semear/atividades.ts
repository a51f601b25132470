/**
 * What a company does, by the first word of its name: its CNAEs, the main one first. Whoever invents a
 * company of another kind adds it here.
 */
const DO_RAMO = {
  Academia: ['9313100'],
  Agência: ['7311400'],
  Agropecuária: ['0151201'],
  Armazéns: ['5211799'],
  Ateliê: ['1412601'],
  Autopeças: ['4530703'],
  Buffet: ['5620102'],
  Café: ['1081302'],
  Cafeteria: ['5611203'],
  Calçados: ['4782201'],
  Cervejaria: ['1113502'],
  Clínica: ['8630503', '8640202'],
  Comunicação: ['7311400'],
  Construtora: ['4120400', '7112000'],
  Consultoria: ['7020400'],
  Distribuidora: ['4930202', '5211799'],
  Elétrica: ['4321500'],
  Embalagens: ['1731100', '1733800'],
  Energia: ['4321500'],
  Engenharia: ['7112000', '4120400'],
  Escola: ['8512100', '8511200'],
  Escritório: ['6911701'],
  Estúdio: ['7111100'],
  Eventos: ['8230001'],
  Farmácia: ['4771702', '4771701'],
  Fisioterapia: ['8650004'],
  Floricultura: ['4789002'],
  Frigorífico: ['1011201'],
  Gráfica: ['1813099', '1813001'],
  Hotel: ['5510801'],
  Idiomas: ['8593700'],
  Imobiliária: ['6821801', '6821802'],
  Imóveis: ['6821801', '6821802'],
  Instituto: ['9430800'],
  Laboratório: ['8640202'],
  Laticínios: ['1052000'],
  Lavanderia: ['9601701'],
  Livraria: ['4761001', '4761003'],
  Materiais: ['4744099', '4679699'],
  Mercado: ['4711302', '4712100'],
  Metalúrgica: ['2512800', '2539001'],
  Moda: ['4781400'],
  Móveis: ['3101200'],
  Odonto: ['8630504'],
  Odontologia: ['8630504'],
  Oficina: ['4520001', '4530703'],
  Padaria: ['1091102', '4721102'],
  Papelaria: ['4761003'],
  Pet: ['4789004'],
  Plásticos: ['2229399', '2229302'],
  Pousada: ['5510801'],
  Restaurante: ['5611201'],
  Sementes: ['4623106', '4683400'],
  Sistemas: ['6201501'],
  Software: ['6201501'],
  Telecom: ['6110899', '6110801'],
  Transportes: ['4930202', '5211799'],
  Têxtil: ['1351100', '1354500'],
  Viagens: ['7911200'],
  Ótica: ['4774100'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/**
 * The activities of a company, by its name.
 *
 * @throws for one of a kind that nobody has said the activities of.
 */
export function atividadesDe(nome: string): readonly [string, ...string[]] {
  const ramo = nome.split(' ')[0] as keyof typeof DO_RAMO;
  const atividades = DO_RAMO[ramo];
  if (!atividades) throw new Error(`Faltam as atividades de “${ramo}” em atividades.ts.`);
  return atividades;
}

/** Divisions of the CNAE whose companies pay ICMS: farming, industry, trade, transport, restaurants. */
const PAGA_ICMS = /^(?:0[1-3]|[12]\d|3[0-3]|45[13]|4[679]|56)/;

/** Whether the state enters among its taxpayers a company of this activity. */
export const contribuinteDoIcms = (cnae: string): boolean => PAGA_ICMS.test(cnae);

const NATUREZAS = [
  [/ S\.A\.$/, '2054'],
  [/Advogados$/, '2232'],
  [/^Instituto /, '3999'],
] as const;

/** The legal form that a legal name tells of: limited, unless it says something else. */
export const naturezaDe = (razao: string): string =>
  NATUREZAS.find(([forma]) => forma.test(razao))?.[1] ?? '2062';

/** An association has members, no partners, no capital, and no tax on a profit. */
export const ASSOCIACAO = '3999';
export const SOCIEDADE_ANONIMA = '2054';
