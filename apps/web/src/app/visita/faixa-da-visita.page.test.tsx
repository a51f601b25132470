import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { AGORA, moverRelogio } from '../../../test/pagina/relogio.ts';
import FaixaDaVisita from './faixa-da-visita.tsx';

const depoisDe = (segundos: number) => new Date(AGORA.getTime() + segundos * 1_000);
const VISITA = {
  usuario_id: 21,
  nome: 'Maria Aparecida de Albuquerque Cavalcanti e Figueiredo',
  motivo: 'Não encontra a reunião de amanhã',
  expira_em: depoisDe(1_800).toISOString(),
};
const faixa = page.getByRole('region', { name: 'Ver como' });

beforeEach(() => {
  // It asks whether the visit goes on.
  responder(sessoesEndpoints.eu, { user: umaPessoa().usuario });
  return desenhar(
    <main>
      <h1>Início</h1>
      <FaixaDaVisita visita={VISITA} />
    </main>,
  );
});

describe('the band of a visit', () => {
  it('says whose session is seen, why, and until when by the second', async () => {
    await expect
      .element(faixa)
      .toMatchTextContent(`Somente leitura: você está vendo como ${VISITA.nome}`);
    await expect.element(faixa).toMatchTextContent(VISITA.motivo);
    await expect.element(faixa).toMatchTextContent('termina em 30:00');
    moverRelogio(depoisDe(2));
    await expect.element(faixa).toMatchTextContent('termina em 29:58');
  });

  it('has no complaint of axe', async () => {
    await expect.element(faixa).toBeVisible();
    await semViolacoes();
  });

  it('grows on a phone, where nothing of a long name is cut', async () => {
    await page.viewport(375, 760);
    const cortados = () => {
      const dela = faixa.element().getBoundingClientRect();
      return [...faixa.element().querySelectorAll('strong, time, button')]
        .filter((parte) => {
          const { top, right, bottom } = parte.getBoundingClientRect();
          const fora = top < dela.top || right > dela.right || bottom > dela.bottom;
          return fora || parte.scrollHeight > parte.clientHeight;
        })
        .map(({ textContent }) => textContent);
    };
    await expect.poll(cortados).toEqual([]);
    await semViolacoes();
  });
});
