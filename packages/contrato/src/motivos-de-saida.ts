/** Why a client, or a contract with one, comes to its end (page book §4.2 `motivo_encerramento`). */
export const NOME_DO_MOTIVO_DE_SAIDA = {
  preco: 'Preço',
  atendimento: 'Atendimento',
  outro_escritorio: 'Foi para outro escritório',
  contabilidade_interna: 'Passou a ter contabilidade própria',
  fim_das_atividades: 'Encerrou as atividades',
  inadimplencia: 'Inadimplência',
  decisao_do_escritorio: 'Decisão do escritório',
} as const;
export type MotivoDeSaida = keyof typeof NOME_DO_MOTIVO_DE_SAIDA;
export const MOTIVOS_DE_SAIDA = Object.keys(NOME_DO_MOTIVO_DE_SAIDA) as [
  MotivoDeSaida,
  ...MotivoDeSaida[],
];
