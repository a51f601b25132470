import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import { seguirFoco } from '../components/ui/seguir-foco.ts';
import { type AvisoPedido, conectarAvisos } from '../lib/avisar.ts';
import { BotaoDeLote } from './botao-de-lote.tsx';

const inativar = page.getByRole('button', { name: 'Inativar' });
const muitos = Array.from({ length: 2_001 }, (_, i) => ({ id: i + 1 }));

let avisos: AvisoPedido[];
let feitos: number[][];
let desfeitos: number[][];
let fins: (() => void)[];
beforeEach(() => {
  avisos = [];
  feitos = [];
  desfeitos = [];
  fins = [conectarAvisos((aviso) => void avisos.push(aviso)), seguirFoco()];
});
afterEach(() => {
  for (const encerrar of fins) encerrar();
});

interface Props {
  linhas: { id: number }[];
  /** Number of the call that is refused, from 0: of those that change, and of those that undo. */
  recusada?: number | undefined;
  desfazerRecusado?: number;
}

/** A list with these rows chosen, as a registry draws it: without a row nothing is offered. */
function Lista({ linhas, recusada, desfazerRecusado }: Props) {
  const [quantas, setQuantas] = useState(linhas.length);
  return (
    <section>
      <h2>Times</h2>
      {quantas > 0 && (
        <BotaoDeLote
          lote={{ quantas, linhas: async () => linhas, limpar: () => setQuantas(0) }}
          rotulo="Inativar"
          fazer={async (ids) => {
            if (feitos.length === recusada) throw new Error('recusada');
            feitos.push(ids);
            return ids;
          }}
          desfazer={async (restauradas) => {
            desfeitos.push(restauradas.map(({ id }) => id));
            if (desfeitos.length - 1 === desfazerRecusado) throw new Error('recusada');
          }}
          feito={['inativado', 'inativados']}
          erro="Erro ao mudar os times"
        />
      )}
    </section>
  );
}

const titulos = () => avisos.map(({ titulo }) => titulo);
const quantos = (chamadas: number[][]) => chamadas.map((ids) => ids.length);

it('more rows than a call takes are changed by several, and undone so', async () => {
  await desenhar(<Lista linhas={muitos} />);
  await inativar.click();
  await expect.poll(titulos).toEqual(['2.001 inativados']);
  expect(quantos(feitos)).toEqual([1_000, 1_000, 1]);
  avisos[0]?.acao?.aoEscolher();
  await expect.poll(() => quantos(desfeitos)).toEqual([1_000, 1_000, 1]);
  expect(new Set(desfeitos.flat()).size).toBe(2_001);
});

it('the others are restored though one call of undoing is refused, which is told', async () => {
  await desenhar(<Lista linhas={muitos} desfazerRecusado={0} />);
  await inativar.click();
  await expect.poll(titulos).toEqual(['2.001 inativados']);
  avisos[0]?.acao?.aoEscolher();
  await expect.poll(titulos).toEqual(['2.001 inativados', 'Erro ao mudar os times']);
  expect(quantos(desfeitos)).toEqual([1_000, 1_000, 1]);
});

it('those that were changed before a call failed may be undone; the rows stay chosen', async () => {
  await desenhar(<Lista linhas={muitos} recusada={1} />);
  await inativar.click();
  await expect.poll(titulos).toEqual(['Erro ao mudar os times', '1.000 inativados']);
  await expect.element(inativar).toBeEnabled();
});

it.each([
  ['goes to the heading when nothing is chosen any more', undefined, 'heading'],
  ['stays on the button that was refused', 0, 'button'],
] as const)('the keyboard %s', async (_, recusada, papel) => {
  await desenhar(<Lista linhas={[{ id: 1 }]} recusada={recusada} />);
  inativar.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titulos).toHaveLength(1);
  await expect.element(page.getByRole(papel)).toHaveFocus();
});
