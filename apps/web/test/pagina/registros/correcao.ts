import type { CorrecaoARever } from '@dominio/contrato/correcoes';

/** A correction that a client proposed of its record, of two fields that wait. */
export const umaCorrecao = (mudancas: Partial<CorrecaoARever> = {}): CorrecaoARever => ({
  id: 7,
  alvo: 'cliente',
  alvo_id: 31,
  alvo_nome: 'Padaria Aurora',
  observacao: 'Trocamos de endereço na rede.',
  autor_nome: 'Joana Medeiros',
  criado_em: '2026-08-10T12:00:00.000Z',
  estado: 'em_analise',
  alvo_versao: 3,
  campos: [
    {
      campo: 'site',
      antes: null,
      atual: null,
      proposto: 'https://nova.com.br',
      decisao: null,
      motivo: null,
    },
    {
      campo: 'instagram',
      antes: '@velha',
      atual: '@outra',
      proposto: '@nova',
      decisao: null,
      motivo: null,
    },
  ],
  ...mudancas,
});

/** The same once it was answered. */
export const respondida = () => ({ ...umaCorrecao(), resposta_id: 12 });
