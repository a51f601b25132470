import {
  importacaoDeEmpresasEndpoints as e,
  ImportacaoDeEmpresas,
  LinhaDaImportacao,
} from '@dominio/contrato/empresas-importacao';
import { rodape } from '@dominio/contrato/paginacao';
import { responder } from '../rede.ts';

/** A sheet that was just sent: two columns, of which one is known. */
export const umaImportacao = (mudancas: Partial<ImportacaoDeEmpresas> = {}): ImportacaoDeEmpresas =>
  ImportacaoDeEmpresas.parse({
    id: 7,
    nome_arquivo: 'empresas.xlsx',
    etapa: 'enviada',
    criada_em: '2026-03-11T12:50:00.000Z',
    expira_em: '2026-03-12T12:50:00.000Z',
    gravada_em: null,
    acoes: { desfazer: false },
    colunas: [
      { titulo: 'Número', campo: null, exemplos: ['11.222.333/0001-81'] },
      { titulo: 'Razão social', campo: 'razao_social', exemplos: ['Padaria Aurora'] },
    ],
    total: 3,
    contagens: null,
    ...mudancas,
  });

/** A row that creates a company. */
export const umaLinha = (mudancas: Partial<LinhaDaImportacao> = {}): LinhaDaImportacao =>
  LinhaDaImportacao.parse({
    numero: 2,
    estado: 'nova',
    cnpj: '11.222.333/0001-81',
    razao_social: 'Padaria Aurora',
    cliente_nome: 'Aurora',
    problemas: [],
    mudancas: [],
    ...mudancas,
  });

/** Answers what the import asks of these rows; what was sent before is none, unless given. */
export function responderImportacao(
  linhas: readonly LinhaDaImportacao[],
  enviadas: readonly ImportacaoDeEmpresas[] = [],
) {
  const contar = (estado: LinhaDaImportacao['estado']) =>
    linhas.filter((linha) => linha.estado === estado).length;
  const contagens = {
    nova: contar('nova'),
    altera: contar('altera'),
    igual: contar('igual'),
    erro: contar('erro'),
  };
  const conferida = umaImportacao({ etapa: 'conferida', total: linhas.length, contagens });
  return {
    contagens,
    listar: responder(e.listar, { importacoes: [...enviadas] }),
    enviar: responder(e.enviar, umaImportacao({ total: linhas.length })),
    ler: responder(e.ler, conferida),
    linhas: responder(e.linhas, ({ query: { estado, page, limit } }) => {
      const destas = linhas.filter((linha) => !estado || linha.estado === estado);
      return {
        linhas: destas.slice((page - 1) * limit, page * limit),
        ...rodape(destas.length, { page, limit }),
      };
    }),
    importar: responder(e.importar, ({ body: { simular } }) => ({
      ...conferida,
      ...(!simular && { etapa: 'gravada' as const }),
      success: true as const,
      message: simular ? '' : '1 empresa criada, 1 alterada.',
    })),
  };
}
