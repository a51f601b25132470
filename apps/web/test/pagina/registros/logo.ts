import { empresasEndpoints } from '@dominio/contrato/empresas';
import { responder } from '../rede.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqM9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A file with a picture of one pixel, to put into a file field. */
export const umaImagem = (nome = 'logo.png', type = 'image/png'): File =>
  new File([Uint8Array.fromBase64(PIXEL)], nome, { type });

/**
 * Answers the calls that read and change a company's logo; any logo is answered with the same
 * picture.
 */
export function responderLogo(aoMudar: (logo_url: string | null) => void = () => undefined) {
  responder(empresasEndpoints.logo, () => new Response(umaImagem()));
  const gravado = (id: number, tem_logo: boolean) => {
    const logo_url = `/api/empresas/${id}/logo${tem_logo ? '?v=1' : ''}`;
    aoMudar(tem_logo ? logo_url : null);
    return { success: true, message: '', logo_url, tem_logo } as const;
  };
  const gravar = responder(empresasEndpoints.gravarLogo, ({ params: { id } }) => gravado(id, true));
  responder(empresasEndpoints.excluirLogo, ({ params: { id } }) => gravado(id, false));
  return gravar;
}
