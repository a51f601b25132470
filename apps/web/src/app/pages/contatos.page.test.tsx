import { contatosEndpoints as endpoints } from '@dominio/contrato/contatos';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { provarRegistro } from '../../../test/pagina/provar-registro.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import { responderContatos, umaContato } from '../../../test/pagina/registros/contato.ts';

beforeEach(() => responderClientes());

provarRegistro({
  nome: { um: 'contato', varios: 'contatos', genero: 'm' },
  endpoints,
  responder: responderContatos,
  registros: [
    umaContato({ observacoes: 'Em dia' }),
    umaContato({ id: 2, nome: 'Cofre novo', ativo: false, versao: 4 }),
  ],
  enderecos: {
    lista: '/contatos',
    novo: '/contatos?novo=1',
    segundo: '/contatos?contato=2',
  },
  titulo: { campo: 'nome', rotulo: 'Nome' },
  busca: {
    endereco: '/contatos?termo=cofre&ativo=false',
    pede: { termo: 'cofre', ativo: false },
  },
  soLe: ['contatos:visualizar'],
  exportacao: { arquivo: 'contatos.csv', linha: 'Padaria Aurora;Sim;Em dia' },
  criacao: {
    preencher: async (gaveta) => {
      await gaveta.getByRole('combobox', { name: 'Cliente' }).fill('aurora');
      await page.getByRole('option', { name: 'Padaria Aurora' }).click();
      await gaveta.getByRole('textbox', { name: 'Nome' }).fill('Livro caixa');
    },
    envia: { cliente_id: 31, nome: 'Livro caixa', ativo: true },
    exige: { papel: 'combobox', rotulo: 'Cliente', frase: 'Escolha o cliente.' },
  },
  rascunho: true,
  pergunta: null,
  lote: { rotulo: 'Inativar', muda: { ativo: false }, feito: '1 inativado' },
});
