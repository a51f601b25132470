import type { Ausencia } from '@dominio/contrato/ausencias';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { Ator } from '../../platform/acesso/ator.ts';
import { podeMarcar } from './ausencias.policy.ts';
import type { LinhaDeAusencia } from './ausencias.repository.ts';

const pessoa = (id: number, nome: string, avatar: string | null) => ({
  id,
  nome,
  avatar_url: urlDoAvatar(id, avatar),
  tem_avatar: avatar !== null,
});

/** Row → contract, as the actor may see it on a day. */
export function apresentarAusencia(ator: Ator, linha: LinhaDeAusencia, hoje: string): Ausencia {
  const { id, usuario_id, substituto_id, tipo, inicio, fim, observacao, versao } = linha;
  const marca = podeMarcar(ator, linha);
  return {
    id,
    usuario: pessoa(usuario_id, linha.usuario_nome, linha.usuario_avatar),
    substituto:
      substituto_id === null
        ? null
        : pessoa(substituto_id, linha.substituto_nome ?? '', linha.substituto_avatar),
    tipo,
    inicio,
    fim,
    observacao: marca || usuario_id === ator.usuarioId ? observacao : null,
    quando: fim < hoje ? 'passadas' : inicio > hoje ? 'proximas' : 'agora',
    versao,
    acoes: { editar: marca, excluir: marca },
  };
}
