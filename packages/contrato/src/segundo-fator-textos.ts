/** In a file of its own, for the catalogue of errors and for schemas loaded without it. */
export const DESAFIO_VENCIDO = 'O prazo para confirmar passou. Entre de novo com a sua senha.';
export const CHAVE_NAO_RECONHECIDA = 'A chave de acesso não foi reconhecida. Tente de novo.';
