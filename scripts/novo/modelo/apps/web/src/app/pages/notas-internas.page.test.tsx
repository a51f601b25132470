import { notasInternasEndpoints as endpoints } from '@dominio/contrato/notas-internas';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { provarRegistro } from '../../../test/pagina/provar-registro.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import {
  responderNotasInternas,
  umaNotaInterna,
} from '../../../test/pagina/registros/nota-interna.ts';

beforeEach(() => responderClientes());

provarRegistro({
  nome: { um: 'nota interna', varios: 'notas internas', genero: '«m|f»' },
  endpoints,
  responder: responderNotasInternas,
  registros: [
    umaNotaInterna({ observacoes: 'Em dia' }),
    umaNotaInterna({ id: 2, nome: 'Cofre novo', ativo: false, versao: 4 }),
  ],
  enderecos: {
    lista: '/notas-internas',
    novo: '/notas-internas?nov«o|a»=1',
    segundo: '/notas-internas?nota-interna=2',
  },
  titulo: { campo: 'nome', rotulo: 'Nome' },
  busca: {
    endereco: '/notas-internas?termo=cofre&ativo=false',
    pede: { termo: 'cofre', ativo: false },
  },
  soLe: ['notas_internas:visualizar'],
  exportacao: { arquivo: 'notas-internas.csv', linha: 'Padaria Aurora;Sim;Em dia' },
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
  lote: { rotulo: 'Inativar', muda: { ativo: false }, feito: '1 inativad«o|a»' },
});
