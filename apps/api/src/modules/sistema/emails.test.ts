import { sistemaEndpoints } from '@dominio/contrato/sistema';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';

const { app, chamar, plataforma } = await montarApp({
  config: { urlPublica: 'https://dominio.exemplo' },
});
const real = await montarApp({ config: { demo: false } });

describe('/dev/emails', () => {
  it('shows the kept e-mails newest first, their addresses as links', async () => {
    expect((await chamar(null, sistemaEndpoints.emails)).cru.body).toContain(
      'Nenhum e-mail enviado.',
    );
    await plataforma.correio.enviar({ para: 'a@x.com', assunto: 'Primeiro', texto: 'nada' });
    await plataforma.correio.enviar({
      para: 'b@x.com',
      assunto: 'Segundo',
      texto: 'Abra http://localhost:5001/entrar?token=abc&x=1.',
    });
    const { status, cru } = await chamar(null, sistemaEndpoints.emails);
    expect(status).toBe(200);
    expect(cru.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(cru.body.indexOf('Segundo')).toBeLessThan(cru.body.indexOf('Primeiro'));
    expect(cru.body).toContain('<a href="http://localhost:5001/entrar?token=abc&amp;x=1"');
    expect(cru.body).toContain('</a>.');
  });

  it('shows what somebody wrote as text, never as markup or as another kind of link', async () => {
    await plataforma.correio.enviar({
      para: '"><img src=x>@x.com',
      assunto: '<script>alert(1)</script>',
      texto: `javascript:alert(1) https://x.com/"onmouseover='alert(1)'<b>oi</b>`,
    });
    const { body, headers } = (await chamar(null, sistemaEndpoints.emails)).cru;
    expect(body).not.toMatch(/<script|<img|<b>|href="javascript|"onmouseover/);
    expect(body).toContain('&lt;script&gt;');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src-elem 'sha256-/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows a letter in a frame that may do nothing, and only what has one', async () => {
    await plataforma.correio.enviar({
      para: 'c@x.com',
      assunto: 'Carta "de" teste',
      texto: 'Olá',
      html: '<p onclick="x">Olá</p></iframe><script>alert(1)</script>',
    });
    const { body, headers } = (await chamar(null, sistemaEndpoints.emails)).cru;
    expect(body.match(/<iframe/g)).toHaveLength(1);
    expect(body).toContain(
      '<iframe sandbox="" loading="lazy" title="Carta &quot;de&quot; teste" srcdoc="&lt;p onclick=&quot;x&quot;&gt;Olá&lt;/p&gt;&lt;/iframe&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    );
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src|frame-src|img-src/);
  });

  const em = (host: string) => app.inject({ url: '/dev/emails', headers: { host } });

  it.each([
    'localhost:5001',
    '127.0.0.1:5001',
    '[::1]:5001',
    'dominio.exemplo',
    'Dominio.exemplo:1',
  ])('is shown at the public address and on the machine itself: %s', async (host) => {
    expect((await em(host)).statusCode).toBe(200);
  });

  it.each(['mal.exemplo', 'localhost.mal.exemplo:5001', 'dominio.exemplo.mal', '192.168.0.9', ':'])(
    'does not exist under a name that a page of another site brings to the machine: %s',
    async (host) => {
      const resposta = await em(host);
      expect([resposta.statusCode, resposta.json().codigo]).toEqual([404, 'ROTA_INEXISTENTE']);
    },
  );

  it('does not exist outside demonstration mode', async () => {
    const { status, erro } = await real.chamar(null, sistemaEndpoints.emails);
    expect([status, erro.codigo]).toEqual([404, 'ROTA_INEXISTENTE']);
  });
});
