import { VisaoSalva, visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import { responder } from '../rede.ts';
import { responderRegistro } from './registro.ts';

/** A saved view that changes nothing of its table except what is given. */
export const umaVisao = (mudancas: Partial<VisaoSalva> = {}): VisaoSalva =>
  VisaoSalva.parse({
    id: 1,
    tabela: 'kit',
    nome: 'Por valor',
    consulta: '',
    colunas: [],
    densidade: 'padrao',
    versao: 1,
    ...mudancas,
  } satisfies VisaoSalva);

/** Answers the calls for the person's saved views, of any table. */
export function responderVisoes(iniciais: readonly VisaoSalva[] = []) {
  const { criar, atualizar, excluir } = visoesSalvasEndpoints;
  const { registro: visoes, ...chamadas } = responderRegistro(
    { criar, atualizar, excluir },
    { iniciais, um: umaVisao },
  );
  responder(visoesSalvasEndpoints.listar, ({ query: { tabela } }) => {
    const delas = visoes.todas.filter((visao) => !tabela || visao.tabela === tabela);
    return { visoes: [...delas], total: delas.length };
  });
  return { ...chamadas, visoes };
}
