import {
  type PeriodoDeRegime,
  regimesDaEmpresaEndpoints,
} from '@dominio/contrato/empresas-regimes';
import { responder } from '../rede.ts';
import { Registro } from './registro.ts';

/** A regime of a company's history, in force. */
export const umRegime = (mudancas: Partial<PeriodoDeRegime> = {}): PeriodoDeRegime => ({
  id: 7,
  regime: 'simples_nacional',
  desde: '2019-03-01',
  ate: null,
  em_vigor: true,
  versao: 1,
  ...mudancas,
});

/** Answers the calls for the regimes of a company; where each ends is as given. */
export function responderRegimes(...iniciais: PeriodoDeRegime[]) {
  const registro = new Registro(iniciais);
  responder(regimesDaEmpresaEndpoints.listar, () => ({ regimes: [...registro.todas] }));
  const criar = responder(regimesDaEmpresaEndpoints.criar, ({ body }) =>
    registro.criar((id) => umRegime({ ...body, id, em_vigor: false })),
  );
  const atualizar = responder(
    regimesDaEmpresaEndpoints.atualizar,
    ({ params, body: { versao: _, ...campos } }) =>
      registro.mudar(params.regime_id, campos as Partial<PeriodoDeRegime>),
  );
  const excluir = responder(regimesDaEmpresaEndpoints.excluir, ({ params }) => {
    registro.excluir(params.regime_id);
    return { success: true as const, message: 'Regime excluído.' };
  });
  return { registro, criar, atualizar, excluir };
}
