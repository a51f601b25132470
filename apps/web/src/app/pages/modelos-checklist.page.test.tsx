import { modelosChecklistEndpoints as endpoints } from '@dominio/contrato/modelos-checklist';
import { provarRegistro } from '../../../test/pagina/provar-registro.ts';
import {
  responderModelosChecklist,
  umModeloChecklist,
} from '../../../test/pagina/registros/modelo-checklist.ts';

provarRegistro({
  nome: { um: 'item do checklist', varios: 'itens do checklist', genero: 'm' },
  endpoints,
  responder: responderModelosChecklist,
  registros: [
    umModeloChecklist({ orientacao: 'Em PDF' }),
    umModeloChecklist({
      id: 2,
      titulo: 'Saldo das contas',
      grupo: 'bancos',
      regra: 'conta_saldo',
      responsavel: 'escritorio',
      natureza: 'empresa',
      ativo: false,
      versao: 4,
    }),
  ],
  enderecos: {
    lista: '/configuracoes/checklist',
    novo: '/configuracoes/checklist?novo=1',
    segundo: '/configuracoes/checklist?item=2',
  },
  titulo: { campo: 'titulo', rotulo: 'Título' },
  busca: {
    endereco: '/configuracoes/checklist?termo=saldo&ativo=false&grupo=bancos',
    pede: { termo: 'saldo', ativo: false, grupo: 'bancos' },
  },
  soLe: ['clientes:visualizar'],
  exportacao: {
    arquivo: 'modelos-checklist.csv',
    linha: 'Documentos;Onboarding;Cliente;Alguém marca;Sim;Todos os clientes;Em PDF;100',
  },
  criacao: {
    preencher: async (gaveta) => {
      await gaveta.getByRole('textbox', { name: 'Título' }).fill('Alvará de funcionamento');
      await gaveta.getByRole('combobox', { name: 'Vale para' }).selectOptions('empresa');
    },
    envia: {
      titulo: 'Alvará de funcionamento',
      grupo: 'documentos',
      obrigatorio_em: 'onboarding',
      responsavel: 'cliente',
      regra: null,
      natureza: 'empresa',
      orientacao: null,
      ordem: 1_000,
      ativo: true,
    },
    exige: {
      papel: 'textbox',
      rotulo: 'Título',
      frase: 'O título deve ter de 1 a 120 caracteres.',
    },
  },
  rascunho: true,
  pergunta: null,
  lote: { rotulo: 'Inativar', muda: { ativo: false }, feito: '1 inativado' },
});
