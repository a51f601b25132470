import {
  type Socio,
  sociosDaEmpresaEndpoints,
  TODA_A_EMPRESA,
} from '@dominio/contrato/empresas-socios';
import { responder } from '../rede.ts';

/** A person who has all of a company and manages it. */
export const umSocio = (mudancas: Partial<Socio> = {}): Socio => ({
  nome: 'Ana Prado',
  cpf_cnpj: '52998224725',
  qualificacao: null,
  administrador: true,
  participacao_milionesimos: TODA_A_EMPRESA,
  desde: null,
  ate: null,
  ...mudancas,
});

/** Answers the calls for the partners of a company. */
export function responderSocios(...iniciais: Socio[]) {
  let quadro = { socios: iniciais, versao: 1 };
  responder(sociosDaEmpresaEndpoints.ler, () => quadro);
  return responder(sociosDaEmpresaEndpoints.gravar, ({ body }) => {
    quadro = { socios: body.socios as Socio[], versao: quadro.versao + 1 };
    return quadro;
  });
}
