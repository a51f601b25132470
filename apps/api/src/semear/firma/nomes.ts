import type { Municipio } from '../municipios.ts';
import type { Sorteio } from '../sorteio.ts';

export const NOMES =
  'Adriana Alan Alice Amanda André Antônio Beatriz Bianca Breno Bruna Caio Carla Cecília Celso Clara Daniel Débora Diego Edson Elisa Érica Fábio Felipe Flávia Gabriel Gisele Gustavo Heitor Heloísa Hugo Igor Inês Isabel Ivan Jéssica João Júlia Juliano Karina Laís Lara Leandro Letícia Lívia Lorena Lucas Luciana Luís Manuela Marcela Mariana Mateus Maurício Natália Nicolas Olívia Paula Pedro Priscila Rafaela Renan Renata Ricardo Sabrina Samuel Sandra Sérgio Simone Talita Tomás Vanessa Vera Vinícius Vitória Yara'.split(
    ' ',
  );
export const SOBRENOMES =
  'Abreu Aguiar Alencar Andrade Antunes Aragão Assis Avelar Azevedo Bastos Bezerra Braga Brandão Brito Cabral Camargo Campos Cardoso Carneiro Castro Chaves Coelho Cordeiro Correia Couto Cunha Dantas Dias Esteves Farias Fonseca Freire Freitas Furtado Galvão Garcia Gomes Guedes Guerra Leal Leite Lemos Lima Lobo Lopes Macedo Maia Marques Matos Medeiros Melo Mendes Menezes Moraes Moura Neves Nunes Pacheco Paiva Peixoto Pinheiro Pires Porto Queiroz Ramos Reis Ribeiro Rocha Sales Sampaio Teles Torres Valente Vargas Vasconcelos Viana Xavier'.split(
    ' ',
  );

const RAMOS = [
  ['Padaria', 'Alimentação'],
  ['Restaurante', 'Alimentação'],
  ['Cafeteria', 'Alimentação'],
  ['Mercado', 'Varejo'],
  ['Papelaria', 'Varejo'],
  ['Calçados', 'Varejo'],
  ['Ótica', 'Varejo'],
  ['Autopeças', 'Varejo'],
  ['Materiais', 'Construção'],
  ['Construtora', 'Construção'],
  ['Engenharia', 'Construção'],
  ['Metalúrgica', 'Indústria'],
  ['Plásticos', 'Indústria'],
  ['Têxtil', 'Indústria'],
  ['Móveis', 'Indústria'],
  ['Laticínios', 'Indústria'],
  ['Embalagens', 'Indústria'],
  ['Transportes', 'Logística'],
  ['Armazéns', 'Logística'],
  ['Clínica', 'Saúde'],
  ['Laboratório', 'Saúde'],
  ['Odontologia', 'Saúde'],
  ['Farmácia', 'Saúde'],
  ['Escola', 'Educação'],
  ['Idiomas', 'Educação'],
  ['Sistemas', 'Tecnologia'],
  ['Telecom', 'Tecnologia'],
  ['Consultoria', 'Serviços'],
  ['Comunicação', 'Publicidade'],
  ['Eventos', 'Eventos'],
  ['Hotel', 'Turismo'],
  ['Viagens', 'Turismo'],
  ['Imóveis', 'Imobiliário'],
  ['Sementes', 'Agronegócio'],
  ['Agropecuária', 'Agronegócio'],
  ['Energia', 'Energia'],
] as const;

const PRIMEIRAS =
  'Bosque Cais Campo Casa Costa Encosta Flor Fonte Ilha Lago Mata Monte Morro Pedra Ponte Porto Praça Praia Ribeira Rio Serra Terra Torre Vale Vila'.split(
    ' ',
  );
const SEGUNDAS =
  'Araçá Aurora Cedro Cristal Estrela Girassol Horizonte Ipê Jacarandá Jatobá Leste Lua Norte Oriente Paineira Palmeira Sabiá Sol Sul Verão'.split(
    ' ',
  );

const MUNICIPIOS: readonly Municipio[] = [
  'São Paulo',
  'Campinas',
  'Santos',
  'Sorocaba',
  'Guarulhos',
  'Rio de Janeiro',
  'Niterói',
  'Belo Horizonte',
  'Uberlândia',
  'Curitiba',
  'Londrina',
  'Joinville',
  'Porto Alegre',
  'Goiânia',
  'Salvador',
  'Recife',
];

export const nomeDePessoa = (sorteio: Sorteio) =>
  `${sorteio.um(NOMES)} ${sorteio.um(SOBRENOMES)} ${sorteio.um(SOBRENOMES)}`;

export const municipio = (sorteio: Sorteio) => sorteio.um(MUNICIPIOS);

const NOMES_DE_EMPRESA = PRIMEIRAS.length * SEGUNDAS.length * RAMOS.length;
/** Has no factor in common with the number of names, so multiples of it visit each name once. */
const PASSO = 7_919;

/** The n-th invented company; the first 18,000 have different names. */
export function empresaNumero(n: number): { nome: string; segmento: string } {
  const lugar = (n * PASSO) % NOMES_DE_EMPRESA;
  const [ramo, segmento] = RAMOS[lugar % RAMOS.length] ?? RAMOS[0];
  const resto = Math.floor(lugar / RAMOS.length);
  const primeira = PRIMEIRAS[resto % PRIMEIRAS.length];
  const segunda = SEGUNDAS[Math.floor(resto / PRIMEIRAS.length)];
  return { nome: `${ramo} ${primeira} ${segunda}`, segmento };
}
