import { mascararCnpj } from '@dominio/contrato/documentos';
import {
  type CampoDaImportacao,
  type EstadoDaLinha,
  importacaoDeEmpresasEndpoints as e,
} from '@dominio/contrato/empresas-importacao';
import { montarEmpresas } from './empresas.apoio.ts';
import { formularioCom } from './factories/imagens.ts';

/** The application, and what a person does with a sheet of companies. */
export async function montarImportacao() {
  const aplicacao = await montarEmpresas();
  const { chamar, admin } = aplicacao;
  const enviar = (texto: string | Uint8Array, { quem = admin, nome = 'empresas.csv' } = {}) =>
    chamar(quem, e.enviar, {
      body: formularioCom('arquivo', typeof texto === 'string' ? Buffer.from(texto) : texto, nome),
    });
  const conferir = (
    importacao_id: number,
    { quem = admin, campos }: { quem?: string; campos?: (CampoDaImportacao | null)[] } = {},
  ) =>
    chamar(quem, e.importar, {
      body: { importacao_id, simular: true, ...(campos && { campos }) },
    });
  const gravar = (importacao_id: number, { quem = admin, sem_erros = false } = {}) =>
    chamar(quem, e.importar, { body: { importacao_id, simular: false, sem_erros } });
  const linhas = async (
    id: number,
    { quem = admin, ...query }: { quem?: string; estado?: EstadoDaLinha } = {},
  ) => (await chamar(quem, e.linhas, { params: { id }, query })).corpo.linhas;
  /** Sends and checks a sheet, and says what became of it. */
  const simular = async (texto: string, quem = admin) => {
    const { corpo } = await enviar(texto, { quem });
    const feita = await conferir(corpo.id, { quem });
    return { ...feita.corpo, linhas: await linhas(corpo.id, { quem }) };
  };
  return { ...aplicacao, enviar, conferir, gravar, linhas, simular };
}

/** A CSV of these rows; a CNPJ stands with its mask, as people write it. */
export const csv = (...linhas: readonly (readonly string[])[]): string =>
  linhas
    .map((linha) => linha.map((um) => (um.length === 14 ? mascararCnpj(um) : um)).join(';'))
    .join('\n');
