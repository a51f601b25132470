import { consentimentosEndpoints, versaoDoTexto } from '@dominio/contrato/consentimentos';
import {
  type AvatarGravado,
  minhaContaEndpoints as e,
  type Perfil,
} from '@dominio/contrato/minha-conta';
import { useQueryClient } from '@tanstack/react-query';
import { buscarBlob, caminhoDe, chamar } from '../../lib/api-client.ts';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { relerUsuario } from '../../lib/sessao-usuario.ts';
import { chaves } from './minha-conta.chaves.ts';

const TEXTOS = {
  comAutorizacao: 'Desfazer traz de volta a foto e a sua autorização, revogada com ela.',
  semAutorizacao: 'Desfazer traz de volta só a foto, sem registrar autorização.',
} as const;

/**
 * Whether the person has consented to the present text. When that cannot be read, the answer is no:
 * undoing a removal then brings the picture back without a consent, which the page of consents asks
 * for.
 */
const autorizadaAgora = async (): Promise<boolean> => {
  const { consentimentos } = await chamar(consentimentosEndpoints.listar);
  const foto = consentimentos.find(({ finalidade }) => finalidade === 'foto');
  return foto?.situacao === 'concedido' && foto.versao_do_texto === versaoDoTexto('foto');
};

/** Replaces and removes the own picture; a removal can be undone for 8 s. */
export function useAcoesDoAvatar() {
  const cliente = useQueryClient();
  const aplicar = async ({ avatar_url, tem_avatar }: AvatarGravado) => {
    cliente.setQueryData<Perfil>(
      chaves.perfil,
      (antes) => antes && { ...antes, avatar_url, tem_avatar },
    );
    await relerUsuario();
  };
  const enviar = async (arquivo: Blob, textoLido: number | null) => {
    const body = new FormData();
    if (textoLido !== null) body.set('versao_do_texto', String(textoLido));
    body.set('avatar', arquivo);
    const gravado = await chamar(e.gravarAvatar, { body });
    await aplicar(gravado);
    avisar.sucesso({ titulo: gravado.message });
  };
  const remover = async ({ avatar_url }: Pick<Perfil, 'avatar_url'>) => {
    const [arquivo, autorizada] = await Promise.all([
      buscarBlob(avatar_url),
      autorizadaAgora().catch(() => false),
    ]);
    const gravado = await chamar(e.excluirAvatar);
    await aplicar(gravado);
    avisarComDesfazer({
      titulo: gravado.message,
      mensagem: autorizada ? TEXTOS.comAutorizacao : TEXTOS.semAutorizacao,
      registros: [caminhoDe(e.gravarAvatar)],
      // Undoing restores only a consent that there was: it never consents to a text that was not
      // shown.
      desfazer: () => enviar(arquivo, autorizada ? versaoDoTexto('foto') : null),
      falha: 'Erro ao fazer upload',
    });
  };
  return { enviar, remover };
}
