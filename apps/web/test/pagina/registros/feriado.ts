import { Feriado, FeriadoDoEscritorio, feriadosEndpoints } from '@dominio/contrato/feriados';
import { responder } from '../rede.ts';
import { Registro } from './registro.ts';

/** A municipal holiday that the firm entered. */
export const umFeriadoDoEscritorio = (
  mudancas: Partial<FeriadoDoEscritorio> = {},
): FeriadoDoEscritorio =>
  FeriadoDoEscritorio.parse({
    id: 1,
    data: '2026-09-08',
    anual: false,
    nome: 'Padroeira',
    uf: 'PR',
    municipio: 'Curitiba',
    fonte: null,
    versao: 1,
    ...mudancas,
  } satisfies FeriadoDoEscritorio);

const daLei = (mudancas: Partial<Feriado>): Feriado =>
  Feriado.parse({
    data: '2026-04-21',
    nome: 'Tiradentes',
    abrangencia: 'nacional',
    uf: null,
    municipio: null,
    fonte: 'Lei 662/1949',
    ...mudancas,
  });
const DA_LEI = [
  daLei({}),
  daLei({
    data: '2026-02-17',
    nome: 'Carnaval (terça-feira)',
    abrangencia: 'bancario',
    fonte: null,
  }),
];

/** Answers the calls for holidays: those of the law, and those that the firm entered. */
export function responderFeriados(iniciais: readonly FeriadoDoEscritorio[] = []) {
  const feriados = new Registro(iniciais);
  responder(feriadosEndpoints.doAno, {
    feriados: DA_LEI,
    total: DA_LEI.length,
    observacao: null,
  });
  responder(feriadosEndpoints.listar, () => ({
    feriados: [...feriados.todas],
    total: feriados.todas.length,
  }));
  const criar = responder(feriadosEndpoints.criar, ({ body }) =>
    feriados.criar((id) => umFeriadoDoEscritorio({ id, ...semAusentes(body) })),
  );
  const atualizar = responder(
    feriadosEndpoints.atualizar,
    ({ params: { id }, body: { versao: _, ...campos } }) => feriados.mudar(id, semAusentes(campos)),
  );
  const excluir = responder(feriadosEndpoints.excluir, ({ params: { id } }) => {
    feriados.excluir(id);
    return { success: true, message: '' };
  });
  return { feriados, criar, atualizar, excluir };
}

type SoPresentes<T> = { [K in keyof T]: Exclude<T[K], undefined> };
const semAusentes = <T extends object>(campos: T) =>
  Object.fromEntries(
    Object.entries(campos).filter(([, valor]) => valor !== undefined),
  ) as SoPresentes<T>;
