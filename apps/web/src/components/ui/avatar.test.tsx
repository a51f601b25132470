import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Avatar, letraDoNome, type PessoaComFoto } from './avatar.tsx';
import { FotoProvider } from './foto.ts';

const carregar = vi.fn(async () => null);
const pessoa = { id: 7, nome: 'Érica Dias', avatar_url: '/usuarios/7/avatar', tem_avatar: true };
const foto = 'data:image/png;base64,AAAA';

function desenhar(no: React.ReactNode, client = new QueryClient()) {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FotoProvider value={carregar}>{no}</FotoProvider>
    </QueryClientProvider>,
  );
}

describe('AD-03 Avatar', () => {
  it.each([
    ['agenda', 48],
    ['userList', 64],
    ['profile', 256],
    ['thumbnail', 32],
  ] as const)('with the preset %s measures %i px', (preset, lado) => {
    expect(desenhar(<Avatar pessoa={pessoa} preset={preset} />)).toContain(`--lado:${lado}px`);
  });

  it('shows a data URL as it is', () => {
    const html = desenhar(<Avatar pessoa={{ ...pessoa, avatar_url: foto, tem_avatar: false }} />);
    expect(html).toContain(`src="${foto}"`);
  });

  it('shows the picture that was fetched for its address', () => {
    const client = new QueryClient();
    client.setQueryData(['foto', '/usuarios/7/avatar'], 'blob:x');
    expect(desenhar(<Avatar pessoa={pessoa} />, client)).toContain('src="blob:x"');
  });

  it.each<[string, PessoaComFoto]>([
    ['before the picture arrives', pessoa],
    ['without a picture', { ...pessoa, tem_avatar: false }],
    ['when nobody said whether there is one', { id: 7, nome: 'Érica Dias' }],
  ])('shows the first letter %s', (_titulo, quem) => {
    const html = desenhar(<Avatar pessoa={quem} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('>É</span>');
  });

  it('is hidden from screen readers unless it stands alone', () => {
    expect(desenhar(<Avatar pessoa={pessoa} />)).toContain('aria-hidden="true"');
    expect(desenhar(<Avatar pessoa={pessoa} rotulada />)).toContain('aria-label="Érica Dias"');
  });

  it('names the provider to a developer who forgot it', () => {
    const client = new QueryClient();
    const solto = (
      <QueryClientProvider client={client}>
        <Avatar pessoa={pessoa} />
      </QueryClientProvider>
    );
    expect(() => renderToStaticMarkup(solto)).toThrow('<FotoProvider>');
  });
});

describe('letraDoNome', () => {
  it.each([
    ['ana', 'A'],
    ['  bruno', 'B'],
    ['🙂 feliz', '🙂'],
    ['', '?'],
  ])('of %j is %s', (nome, letra) => expect(letraDoNome(nome)).toBe(letra));
});
