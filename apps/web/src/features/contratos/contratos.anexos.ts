import {
  type Anexo,
  CamposDoAnexo,
  anexosEndpoints as e,
  type TipoDeAnexo,
} from '@dominio/contrato/contratos-anexos';
import { baixar } from '../../components/ui/baixar.ts';
import { chamar, chamarArquivo, type Opcoes } from '../../lib/api-client.ts';
import { errosDoCorpo } from '../../lib/validar.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { contratos } from './contratos.queries.ts';

/** Values of the form that sends an attachment; blank for what is not chosen. */
export interface ValoresDoAnexo {
  tipo: TipoDeAnexo | '';
  data_assinatura: string;
}

export const ROTULOS_DO_ANEXO: Readonly<Record<keyof ValoresDoAnexo, string>> = {
  tipo: 'Tipo',
  data_assinatura: 'Assinatura do contrato',
};

export const ORDEM_DO_ANEXO = Object.keys(ROTULOS_DO_ANEXO) as (keyof ValoresDoAnexo)[];

/** The day is sent with a signed contract alone: it was asked of no other. */
const campos = ({ tipo, data_assinatura }: ValoresDoAnexo) => ({
  // Left out, the contract asks for it by its name.
  tipo: tipo || undefined,
  ...(tipo === 'contrato_assinado' && data_assinatura !== '' && { data_assinatura }),
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

/** Has the browser save the file of an attachment. */
export async function baixarAnexo(id: number, { id: anexo_id, nome }: Anexo): Promise<void> {
  baixar(await chamarArquivo(e.baixar, { params: { id, anexo_id } }), nome);
}
