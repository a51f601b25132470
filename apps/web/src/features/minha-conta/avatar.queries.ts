import {
  type AvatarGravado,
  minhaContaEndpoints as e,
  type Perfil,
} from '@dominio/contrato/minha-conta';
import { useQueryClient } from '@tanstack/react-query';
import { buscarBlob, chamar } from '../../lib/api-client.ts';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { relerUsuario } from '../../lib/sessao-usuario.ts';
import { chaves } from './minha-conta.chaves.ts';

/** Replaces and removes the own picture; what was removed may be put back for 8 s. */
export function useAcoesDoAvatar() {
  const cliente = useQueryClient();
  const aplicar = async ({ avatar_url, tem_avatar }: AvatarGravado) => {
    cliente.setQueryData<Perfil>(
      chaves.perfil,
      (antes) => antes && { ...antes, avatar_url, tem_avatar },
    );
    await relerUsuario();
  };
  const enviar = async (arquivo: Blob) => {
    const body = new FormData();
    body.set('avatar', arquivo);
    const gravado = await chamar(e.gravarAvatar, { body });
    await aplicar(gravado);
    avisar.sucesso({ titulo: gravado.message });
  };
  const remover = async ({ avatar_url }: Pick<Perfil, 'avatar_url'>) => {
    const arquivo = await buscarBlob(avatar_url);
    const gravado = await chamar(e.excluirAvatar);
    await aplicar(gravado);
    avisarComDesfazer({
      titulo: gravado.message,
      desfazer: () => enviar(arquivo),
      falha: 'Erro ao fazer upload',
    });
  };
  return { enviar, remover };
}
