import { modelosMinutaEndpoints as endpoints } from '@dominio/contrato/modelos-minuta';
import { provarRegistro } from '../../../test/pagina/provar-registro.ts';
import {
  responderModelosMinuta,
  umModeloMinuta,
} from '../../../test/pagina/registros/modelo-minuta.ts';

provarRegistro({
  nome: { um: 'modelo de minuta', varios: 'modelos de minuta', genero: 'm' },
  endpoints,
  responder: responderModelosMinuta,
  registros: [umModeloMinuta(), umModeloMinuta({ id: 2, nome: 'Avulso', ativo: false, versao: 4 })],
  enderecos: {
    lista: '/configuracoes/minutas',
    novo: '/configuracoes/minutas?novo=1',
    segundo: '/configuracoes/minutas?modelo=2',
  },
  titulo: { campo: 'nome', rotulo: 'Nome' },
  busca: {
    endereco: '/configuracoes/minutas?termo=avulso&ativo=false',
    pede: { termo: 'avulso', ativo: false },
  },
  soLe: ['contratos:visualizar'],
  exportacao: { arquivo: 'modelos-minuta.csv', linha: 'Sim;Contrato {numero}' },
  criacao: {
    preencher: async (gaveta) => {
      await gaveta.getByRole('textbox', { name: 'Nome' }).fill('Contábil');
      await gaveta.getByRole('textbox', { name: 'Texto' }).fill('De {cliente}');
    },
    envia: { nome: 'Contábil', texto: 'De {cliente}', ativo: true },
    exige: { papel: 'textbox', rotulo: 'Nome', frase: 'O nome deve ter de 1 a 120 caracteres.' },
  },
  rascunho: true,
  pergunta: null,
  lote: null,
});
