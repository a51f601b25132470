import { ParDeTemas } from '@dominio/contrato/tema/configuracao';
import type { TemaDoEscritorio } from '@dominio/contrato/temas';
import type { LinhaDeTema } from './temas.repository.ts';

/** Row → contract: the compact form becomes two complete modes. */
export const apresentarTema = ({
  id,
  nome,
  descricao,
  tema,
  versao,
}: LinhaDeTema): TemaDoEscritorio => ({
  id,
  nome,
  descricao,
  tema: ParDeTemas.parse(tema),
  versao,
});
