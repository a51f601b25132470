import { sistemaEndpoints } from '@dominio/contrato/sistema';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';

const { chamar, plataforma } = await montarApp();
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
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('does not exist outside demonstration mode', async () => {
    const { status, erro } = await real.chamar(null, sistemaEndpoints.emails);
    expect([status, erro.codigo]).toEqual([404, 'ROTA_INEXISTENTE']);
  });
});
