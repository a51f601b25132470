import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { comFarol } from './farol.apoio.ts';
import { expect, type Firma, type Pessoa, test } from './jornada.ts';
import { PAGINAS_DO_FAROL } from './paginas-do-farol.ts';

// Lighthouse on the pages used every day. `npm run vistoria` measures their performance.

const CLS_MAXIMO = 0.02;
const DIA_MS = 86_400_000;
const HORA_MS = 3_600_000;

/**
 * An administrator with eight appointments a day for a week, each with a colleague and a client.
 */
async function comAgendaCheia(firma: Firma): Promise<Pessoa> {
  const eu = await firma.pessoa({ grupo_id: GRUPO.administrador });
  const colega = await firma.pessoa();
  const clientes = await Promise.all(Array.from({ length: 8 }, () => firma.cliente()));
  const tipo = await firma.tipo();
  const horas = Array.from({ length: 5 }, (_, dia) =>
    clientes.map(({ id }, hora) => ({ id, ms: (dia - 2) * DIA_MS + (hora - 2) * HORA_MS })),
  );
  await Promise.all(
    horas.flat().map(({ id, ms }) =>
      firma.agendamento({
        criado_por: eu.id,
        participantes: [colega.id],
        cliente_id: id,
        tipo_agendamento_id: tipo.id,
        data_hora_inicio: new Date(firma.inicio.getTime() + ms),
      }),
    ),
  );
  return eu;
}

test('Lighthouse finds nothing in accessibility, best practices and layout shift', async ({
  firma,
  launchOptions,
  entrarComo,
}) => {
  test.setTimeout(180_000);
  const eu = await comAgendaCheia(firma);
  const entrar = async (pagina: Page) => {
    // Lighthouse rates the machine by a loop over Date, which would never end while the clock
    // stands still.
    await pagina.context().clock.install({ time: firma.inicio });
    await entrarComo(pagina, eu);
  };
  await comFarol({ partida: launchOptions, base: firma.url, entrar }, async (avaliar) => {
    for (const caminho of PAGINAS_DO_FAROL) {
      await test.step(caminho, async () => {
        const laudo = await avaliar(caminho, 'computador', ['accessibility', 'best-practices']);
        const { accessibility, 'best-practices': praticas } = laudo.pontos;
        const achados = laudo.achados.join(', ');
        expect.soft(accessibility, `${caminho}, acessibilidade: ${achados}`).toBe(100);
        expect.soft(praticas, `${caminho}, boas práticas: ${achados}`).toBe(100);
        expect.soft(laudo.cls, `${caminho}, deslocamento`).toBeLessThanOrEqual(CLS_MAXIMO);
        process.stdout.write(
          `  ${caminho} ${JSON.stringify(laudo.pontos)} CLS ${laudo.cls.toFixed(4)}\n`,
        );
      });
    }
  });
});
