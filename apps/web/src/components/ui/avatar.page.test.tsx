import { describe, expect, it } from 'vitest';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { permitir } from '../../../test/pagina/vigia.ts';
import { Avatar, type PessoaComFoto } from './avatar.tsx';
import { FotoProvider } from './foto.ts';

const pessoa = { id: 7, nome: 'Érica Dias', avatar_url: '/usuarios/7/avatar', tem_avatar: true };
const foto = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A picture of somebody, where whoever is asked for it has `foto` or none. */
async function mostrar(no: React.ReactNode, achada: string | null = null): Promise<HTMLElement> {
  const { container } = await desenhar(
    <FotoProvider value={async () => achada}>{no}</FotoProvider>,
  );
  return container;
}
const imagem = (onde: HTMLElement) => onde.querySelector('img');

describe('AD-03 Avatar', () => {
  it.each([
    ['agenda', 48],
    ['userList', 64],
    ['profile', 256],
    ['thumbnail', 32],
  ] as const)('with the preset %s measures %i px', async (preset, lado) => {
    const onde = await mostrar(<Avatar pessoa={pessoa} preset={preset} />);
    const avatar = onde.querySelector('[data-preset]:has([data-letra="É"])') as HTMLElement;
    const { width, height } = avatar.getBoundingClientRect();
    expect([width, height]).toEqual([lado, lado]);
  });

  it('shows a data URL as it is', async () => {
    const onde = await mostrar(
      <Avatar pessoa={{ ...pessoa, avatar_url: foto, tem_avatar: false }} />,
    );
    await expect.poll(() => imagem(onde)?.src).toBe(foto);
  });

  it('shows the picture that was fetched for its address', async () => {
    const onde = await mostrar(<Avatar pessoa={pessoa} />, foto);
    await expect.poll(() => imagem(onde)?.src).toBe(foto);
  });

  it.each<[string, PessoaComFoto]>([
    ['before the picture arrives', pessoa],
    ['without a picture', { ...pessoa, tem_avatar: false }],
    ['when nobody said whether there is one', { id: 7, nome: 'Érica Dias' }],
  ])('shows the first letter %s', async (_titulo, quem) => {
    const onde = await mostrar(<Avatar pessoa={quem} />);
    await expect.poll(() => onde.querySelector('[data-letra="É"]')).not.toBeNull();
    expect(imagem(onde)).toBeNull();
  });

  it('is hidden from screen readers unless it stands alone', async () => {
    const onde = await mostrar(
      <>
        <Avatar pessoa={pessoa} />
        <Avatar pessoa={pessoa} rotulada />
      </>,
    );
    const [muda, rotulada] = onde.querySelectorAll('[aria-hidden="true"], [aria-label]');
    expect(muda?.getAttribute('aria-hidden')).toBe('true');
    expect(rotulada?.getAttribute('aria-label')).toBe('Érica Dias');
  });

  it('names the provider to a developer who forgot it', async () => {
    permitir(/<FotoProvider>/);
    await expect(desenhar(<Avatar pessoa={pessoa} />)).rejects.toThrow('<FotoProvider>');
  });
});
