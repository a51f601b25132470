import { NOME_DO_TEMA_PADRAO } from '@dominio/contrato/tema/tema-padrao';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** The days of `expediente`, whose keys begin with 0, Sunday. */
const DIAS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** What the audit log says of escritorio. */
export const palavras: PalavrasDaAuditoria = {
  assuntos: {
    escritorio: 'escritório',
  },
  frases: {
    'escritorio.alterado': 'alterou os dados do escritório',
    'escritorio.logo_alterado': 'trocou o logo do escritório',
    'escritorio.logo_removido': 'removeu o logo do escritório',
  },
  campos: {
    cep: { rotulo: 'CEP' },
    logradouro: { rotulo: 'logradouro' },
    numero: { rotulo: 'número' },
    complemento: { rotulo: 'complemento' },
    bairro: { rotulo: 'bairro' },
    fuso: { rotulo: 'fuso' },
    expediente: { rotulo: 'expediente' },
    tema_padrao: { rotulo: 'tema padrão', palavras: NOME_DO_TEMA_PADRAO },
  },
  camposDe: {
    escritorio: Object.fromEntries(DIAS.map((rotulo, dia) => [String(dia), { rotulo }])),
  },
};
