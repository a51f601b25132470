import { servicosEndpoints as endpoints } from '@dominio/contrato/servicos';
import { provarRegistro } from '../../../test/pagina/provar-registro.ts';
import { responderServicos, umServico } from '../../../test/pagina/registros/servico.ts';

provarRegistro({
  nome: { um: 'serviço', varios: 'serviços', genero: 'm' },
  endpoints,
  responder: responderServicos,
  registros: [
    umServico({ unidade: 'funcionários', contratos_total: 3, descricao: 'Até o dia 5' }),
    umServico({ id: 2, nome: 'Fiscal', ativo: false, versao: 4 }),
  ],
  enderecos: {
    lista: '/configuracoes/servicos',
    novo: '/configuracoes/servicos?novo=1',
    segundo: '/configuracoes/servicos?servico=2',
  },
  titulo: { campo: 'nome', rotulo: 'Nome' },
  busca: {
    endereco: '/configuracoes/servicos?termo=fiscal&ativo=false',
    pede: { termo: 'fiscal', ativo: false },
  },
  soLe: ['contratos:visualizar'],
  exportacao: { arquivo: 'servicos.csv', linha: 'funcionários;3;Sim;Até o dia 5' },
  criacao: {
    preencher: async (gaveta) => {
      await gaveta.getByRole('textbox', { name: 'Nome' }).fill('Contábil');
    },
    envia: { nome: 'Contábil', unidade: null, descricao: null, ativo: true },
    exige: { papel: 'textbox', rotulo: 'Nome', frase: 'O nome deve ter de 1 a 120 caracteres.' },
  },
  rascunho: true,
  pergunta: null,
  lote: { rotulo: 'Inativar', muda: { ativo: false }, feito: '1 inativado' },
});
