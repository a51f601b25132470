import { VisaoSalva, visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import { responder } from '../rede.ts';
import { Registro } from './registro.ts';

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
  const visoes = new Registro(iniciais);
  responder(visoesSalvasEndpoints.listar, ({ query: { tabela } }) => {
    const delas = visoes.todas.filter((visao) => !tabela || visao.tabela === tabela);
    return { visoes: [...delas], total: delas.length };
  });
  const criar = responder(visoesSalvasEndpoints.criar, ({ body }) =>
    visoes.criar((id) => umaVisao({ id, ...body })),
  );
  const atualizar = responder(visoesSalvasEndpoints.atualizar, ({ params: { id }, body }) =>
    visoes.mudar(id, body),
  );
  const excluir = responder(visoesSalvasEndpoints.excluir, ({ params: { id } }) => {
    visoes.excluir(id);
    return { success: true, message: '' };
  });
  return { visoes, criar, atualizar, excluir };
}
