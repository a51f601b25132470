import { somarDias } from '@dominio/contrato/datas';
import { type Socio, TODA_A_EMPRESA } from '@dominio/contrato/empresas-socios';
import { cpfNumero } from './documentos.ts';

const NOMES = ['Marta', 'Rogério', 'Helena', 'Osvaldo', 'Teresa', 'Nelson', 'Cláudia'];
const SOBRENOMES = ['Amaral', 'Bittencourt', 'Cerqueira', 'Dornelas', 'Evangelista', 'Fontoura'];

/** Numbers of people whom nobody else in the demonstration is. */
const PRIMEIRO_CPF = 2_000_000;
const POR_EMPRESA = 4;

/** How companies are shared: by one, by two, by three in equal parts. */
const PARTES = [[TODA_A_EMPRESA], [600_000, 400_000], [333_334, 333_333, 333_333]];

/**
 * The partners of the n-th invented company since its opening, the same each time; in every seventh, one
 * who left. None where its register lacks.
 */
export function sociosDaEmpresa(n: number, abertura: string | undefined): Socio[] {
  if (abertura === undefined) return [];
  const socio = (i: number, participacao_milionesimos: number): Socio => ({
    nome: `${NOMES[(n + i * 3) % NOMES.length]} ${SOBRENOMES[(n * 5 + i) % SOBRENOMES.length]}`,
    cpf_cnpj: cpfNumero(PRIMEIRO_CPF + n * POR_EMPRESA + i),
    qualificacao: i === 0 ? 'Sócio-administrador' : 'Sócio',
    administrador: i === 0,
    participacao_milionesimos,
    desde: abertura,
    ate: null,
  });
  const atuais = (PARTES[n % PARTES.length] ?? []).map((parte, i) => socio(i, parte));
  if (n % 7 !== 3) return atuais;
  return [...atuais, { ...socio(POR_EMPRESA - 1, 250_000), ate: somarDias(abertura, 700) }];
}
