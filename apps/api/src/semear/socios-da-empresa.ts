import { somarDias } from '@dominio/contrato/datas';
import { type Socio, TODA_A_EMPRESA } from '@dominio/contrato/empresas-socios';
import { ASSOCIACAO, SOCIEDADE_ANONIMA } from './atividades.ts';
import { cpfNumero } from './documentos.ts';
import { socioNumero } from './pessoas-inventadas.ts';

/** Numbers of people whom nobody else in the demonstration is. */
const PRIMEIRO_CPF = 2_000_000;
const POR_EMPRESA = 4;

/** How companies are shared: by one, by two, by three in equal parts. */
const PARTES = [[TODA_A_EMPRESA], [600_000, 400_000], [333_334, 333_333, 333_333]];

/** Since when one person alone may have a limited company (Lei 13.874/2019). */
const SOCIEDADE_UNIPESSOAL = '2019-09-20';

interface DaEmpresa {
  readonly abertura: string | undefined;
  readonly natureza: string | undefined;
  readonly hoje: string;
  /** Who runs it, where that is somebody whom the demonstration knows. */
  readonly administrador?: string | undefined;
}

const qualificacaoDe = (natureza: string | undefined, administra: boolean) => {
  if (natureza === SOCIEDADE_ANONIMA) return administra ? 'Diretor' : 'Acionista';
  return administra ? 'Sócio-administrador' : 'Sócio';
};

/**
 * The partners of the n-th invented company since its opening, the same each time; in every seventh, one
 * who left, and wherever one person alone has what needed two once. None where its register lacks.
 */
export function sociosDaEmpresa(
  n: number,
  { abertura, natureza, hoje, administrador }: DaEmpresa,
): Socio[] {
  if (abertura === undefined || natureza === ASSOCIACAO) return [];
  const socio = (i: number, participacao_milionesimos: number): Socio => ({
    nome: (i === 0 ? administrador : undefined) ?? socioNumero(n, i),
    cpf_cnpj: cpfNumero(PRIMEIRO_CPF + n * POR_EMPRESA + i),
    qualificacao: qualificacaoDe(natureza, i === 0),
    administrador: i === 0,
    participacao_milionesimos,
    desde: abertura,
    ate: null,
  });
  const atuais = (PARTES[n % PARTES.length] ?? []).map((parte, i) => socio(i, parte));
  const saiu = saidaDe(n, { abertura, soUm: atuais.length === 1 });
  if (saiu === null || saiu > hoje) return atuais;
  return [...atuais, { ...socio(POR_EMPRESA - 1, 250_000), ate: saiu }];
}

function saidaDe(n: number, { abertura, soUm }: { abertura: string; soUm: boolean }) {
  if (soUm && abertura < SOCIEDADE_UNIPESSOAL) {
    return somarDias(SOCIEDADE_UNIPESSOAL, 30 + ((n * 13) % 700));
  }
  return n % 7 === 3 ? somarDias(abertura, 700) : null;
}
