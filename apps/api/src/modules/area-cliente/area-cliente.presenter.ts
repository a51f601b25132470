import type { ReuniaoDoCliente } from '@dominio/contrato/area-cliente';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { LinhaDeReuniao } from './area-cliente.repository.ts';

interface LinhaDePessoa {
  readonly id: number;
  readonly nome: string;
  readonly avatar_chave: string | null;
}

/** Row → person, with whatever else the row tells. */
export const apresentarPessoa = <L extends LinhaDePessoa>({ avatar_chave, ...linha }: L) => ({
  ...linha,
  avatar_url: urlDoAvatar(linha.id, avatar_chave),
  tem_avatar: avatar_chave !== null,
});

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
  pessoas: pessoas.map(apresentarPessoa),
});
