import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { ClienteDoTime, MembroDoTime } from '@dominio/contrato/times';

type LinhaDeMembro = Omit<MembroDoTime, 'avatar_url' | 'tem_avatar'> & {
  avatar_chave: string | null;
};

export const apresentarMembro = ({ avatar_chave, ...linha }: LinhaDeMembro): MembroDoTime => ({
  ...linha,
  avatar_url: urlDoAvatar(linha.id, avatar_chave),
  tem_avatar: avatar_chave !== null,
});

/** Row → contract, with the specification's `name` beside our `nome`. */
export const apresentarCliente = ({ id, nome }: { id: number; nome: string }): ClienteDoTime => ({
  id,
  name: nome,
  nome,
});
