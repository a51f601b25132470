import { expect, it } from 'vitest';
import { abrirPagina } from '../../test/pagina/abrir.tsx';
import { responderEntrada } from '../../test/pagina/registros/entrada.ts';

it.each(['dark', 'light'])(
  'the glow of the page lies on the colour of the page: %s',
  async (tema) => {
    responderEntrada();
    await abrirPagina('/entrar', { quem: null, guardado: { 'dominio.tema': tema } });
    const { backgroundColor, backgroundImage } = getComputedStyle(document.body, '::before');
    expect(backgroundImage).toContain('radial-gradient');
    expect(backgroundColor).toBe(getComputedStyle(document.body).backgroundColor);
    expect(backgroundColor).toMatch(/^rgb\(/);
  },
);
