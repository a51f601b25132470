import type { ReuniaoDoCliente } from '@dominio/contrato/area-cliente';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { LinhaDeReuniao } from './area-cliente.repository.ts';

/** Row → meeting as the client's people see it. */
export const apresentarReuniao = ({
  data_hora_inicio,
  data_hora_termino,
  pessoas,
  ...linha
}: LinhaDeReuniao): ReuniaoDoCliente => ({
  ...linha,
  data_hora_inicio: data_hora_inicio.toISOString(),
  data_hora_termino: data_hora_termino.toISOString(),
  pessoas: pessoas.map(({ id, nome, avatar_chave }) => ({
    id,
    nome,
    avatar_url: urlDoAvatar(id, avatar_chave),
    tem_avatar: avatar_chave !== null,
  })),
});
