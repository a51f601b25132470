import { Feriado, FeriadoDoEscritorio, feriadosEndpoints } from '@dominio/contrato/feriados';
import { responder } from '../rede.ts';
import { responderRegistro } from './registro.ts';

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
  const { criar, atualizar, excluir } = feriadosEndpoints;
  const { registro: feriados, ...chamadas } = responderRegistro(
    { criar, atualizar, excluir },
    { iniciais, um: umFeriadoDoEscritorio },
  );
  responder(feriadosEndpoints.doAno, {
    feriados: DA_LEI,
    total: DA_LEI.length,
    observacao: null,
  });
  responder(feriadosEndpoints.listar, () => ({
    feriados: [...feriados.todas],
    total: feriados.todas.length,
  }));
  return { ...chamadas, feriados };
}
