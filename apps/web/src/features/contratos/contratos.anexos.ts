import type { Aditivo } from '@dominio/contrato/contratos-aditivos';
import {
  type Anexo,
  CamposDoAnexo,
  anexosEndpoints as e,
  podeSerDeUmAditivo,
  type TipoDeAnexo,
} from '@dominio/contrato/contratos-anexos';
import type { OpcaoDaLista } from '../../components/campos/campo-com-lista.tsx';
import { baixar } from '../../components/ui/baixar.ts';
import { chamar, chamarArquivo, type Opcoes } from '../../lib/api-client.ts';
import { formatarDia } from '../../lib/formato.ts';
import { errosDoCorpo } from '../../lib/validar.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { contratos } from './contratos.queries.ts';

/** Values of the form that sends an attachment; blank for what is not chosen. */
export interface ValoresDoAnexo {
  tipo: TipoDeAnexo | '';
  data_assinatura: string;
  /** The id of the amendment that the file documents. */
  aditivo_id: string;
}

export const ROTULOS_DO_ANEXO: Readonly<Record<keyof ValoresDoAnexo, string>> = {
  tipo: 'Tipo',
  data_assinatura: 'Assinatura do contrato',
  aditivo_id: 'Do aditivo',
};

export const ORDEM_DO_ANEXO = Object.keys(ROTULOS_DO_ANEXO) as (keyof ValoresDoAnexo)[];

/** The day is sent with a signed contract alone, the amendment with its kind: as they were asked. */
const campos = ({ tipo, data_assinatura, aditivo_id }: ValoresDoAnexo) => ({
  // Left out, the contract asks for it by its name.
  tipo: tipo || undefined,
  ...(tipo === 'contrato_assinado' && data_assinatura !== '' && { data_assinatura }),
  ...(tipo !== '' && podeSerDeUmAditivo(tipo) && aditivo_id !== '' && { aditivo_id }),
});

const erros = errosDoCorpo(CamposDoAnexo);

/** Checks the values before they are sent. */
export const errosDoAnexo = (valores: ValoresDoAnexo) => erros(campos(valores));

/** The form that sends a file with what was said of it. */
export function corpoDoAnexo(arquivo: File, valores: ValoresDoAnexo): FormData {
  const corpo = new FormData();
  for (const [campo, valor] of Object.entries(campos(valores))) {
    if (valor !== undefined) corpo.append(campo, valor);
  }
  corpo.append('arquivo', arquivo);
  return corpo;
}

/** Mutation that attaches a file to a contract. */
export const useAnexar = () => useEscrever(contratos, e.enviar);

/** Deletes an attachment. */
export const excluirAnexo = (id: number, anexo_id: number, opcoes: Opcoes) =>
  chamar(e.excluir, { params: { id, anexo_id } }, opcoes);

/** Amendments as a list of them names each: the newest first, with its beginning and what it says. */
export const opcoesDeAditivo = (aditivos: readonly Aditivo[]): OpcaoDaLista[] =>
  aditivos.map(({ id, numero, vigencia_em, descricao }) => ({
    valor: String(id),
    rotulo: `Aditivo ${numero}, a partir de ${formatarDia(vigencia_em)}`,
    detalhe: descricao,
  }));

/** By what a deletion of an attachment that waits is told from others. */
export const chaveDoAnexo = ({ id }: Anexo) => `anexo:${id}`;

/** Has the browser save the file of an attachment. */
export async function baixarAnexo(id: number, { id: anexo_id, nome }: Anexo): Promise<void> {
  baixar(await chamarArquivo(e.baixar, { params: { id, anexo_id } }), nome);
}
