import {
  passagensEndpoints as e,
  type Passagem,
  type ResumoDaPassagem,
} from '@dominio/contrato/passagens';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';

const RAFAEL = { id: 61, nome: 'Rafael Lima' };
const CAMILA = { id: 62, nome: 'Camila Dias' };

export const umResumo = (dados: Partial<ResumoDaPassagem> = {}): ResumoDaPassagem => ({
  id: 7,
  de: RAFAEL,
  para: CAMILA,
  estado: 'pendente',
  gerada_em: AGORA.toISOString(),
  encerrada_em: null,
  ...dados,
});

/** A handover term that its reader may sign, refuse and call off, unless told otherwise. */
export const umTermo = (dados: Partial<Passagem> = {}): Passagem => ({
  ...umResumo(),
  cliente: { id: 31, nome: 'Padaria Aurora' },
  escritorio_nome: 'Barreto Contabilidade',
  gerada_por: { id: 10, nome: 'Helena Barreto' },
  pendencias: 'Folha de março até sexta.',
  riscos: 'Certificado vence em abril.',
  observacoes: null,
  secoes: [
    {
      id: 'contatos',
      titulo: 'Para quem ligar',
      blocos: [
        {
          titulo: null,
          valores: [],
          tabela: {
            nome: 'Contatos do cliente',
            colunas: ['Nome', 'O que faz', 'Telefone'],
            linhas: [['Marta Reis', 'Decisor', '(11) 3333-4444']],
          },
          resto: null,
        },
      ],
    },
    { id: 'agenda', titulo: 'Agenda dos próximos 60 dias', blocos: [] },
  ],
  de_assinou_em: null,
  para_assinou_em: null,
  motivo: null,
  versao: 3,
  acoes: { assinar: true, recusar: true, cancelar: true },
  ...dados,
});

/** Answers the terms of the client of a page. */
export const responderPassagens = (...passagens: ResumoDaPassagem[]) =>
  responder(e.listar, () => ({ passagens }));
