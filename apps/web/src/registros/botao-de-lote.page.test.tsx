import { timesEndpoints } from '@dominio/contrato/times';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import { seguirFoco } from '../components/ui/seguir-foco.ts';
import { BotaoDeLote } from './botao-de-lote.tsx';
import { palavrasDe } from './palavras.ts';

const recurso = {
  endpoints: timesEndpoints,
  palavras: palavrasDe({ um: 'time', varios: 'times', genero: 'm' }),
};

interface Linha {
  id: number;
  nome: string;
  ativo: boolean;
}

const inativar = page.getByRole('button', { name: 'Inativar' });
const umTime = (id: number, ativo = true): Linha => ({ id, nome: `Time ${id}`, ativo });

let avisos: ReturnType<typeof ouvirAvisos>['avisos'];
let feitos: number[];
let desfeitos: number[];
let parar: () => void;
beforeEach(() => {
  ({ avisos } = ouvirAvisos());
  feitos = [];
  desfeitos = [];
  parar = seguirFoco();
});
afterEach(() => parar());

interface Props {
  linhas: readonly Linha[];
  /** Whether the rows are those of the page, not of others. */
  aVista?: boolean;
  recusadas?: readonly number[];
  falha?: boolean;
  desiste?: boolean;
  definitiva?: boolean;
}

/** A list with these rows chosen, as a registry draws it: without a row nothing is offered. */
function Lista({ linhas, aVista = true, recusadas = [], falha, desiste, definitiva }: Props) {
  const [escolhidas, setEscolhidas] = useState(linhas);
  return (
    <section>
      <h2>Times</h2>
      <p>Escolhidos: {escolhidas.map(({ id }) => id).join() || 'nenhum'}</p>
      {escolhidas.length > 0 && (
        <BotaoDeLote
          recurso={recurso}
          lote={{
            quantas: escolhidas.length,
            vistas: aVista ? escolhidas : [],
            nome: ({ nome }) => nome,
            linhas: async () => escolhidas,
            limpar: (menos) => setEscolhidas(linhas.filter(({ id }) => menos.includes(id))),
          }}
          rotulo="Inativar"
          cabe={({ ativo }) => ativo}
          decidir={async () => (desiste ? undefined : 'sim')}
          fazer={async (estas) => {
            if (falha) throw new Error('caiu');
            const recusa = ({ id }: Linha) => recusadas.includes(id);
            const mudadas = estas.filter((linha) => !recusa(linha));
            feitos.push(...mudadas.map(({ id }) => id));
            return {
              mudadas,
              recusas: estas.filter(recusa).map((linha) => ({ linha, motivo: 'Há tarefas.' })),
            };
          }}
          desfazer={
            definitiva
              ? undefined
              : async (antes, mudadas) => {
                  desfeitos.push(...mudadas.filter(({ id }) => antes.has(id)).map(({ id }) => id));
                  return { mudadas, recusas: [] };
                }
          }
          feito={['inativado', 'inativados']}
        />
      )}
    </section>
  );
}

const titulos = () => avisos.map(({ titulo }) => titulo);
const escolhidos = (quais: string) =>
  expect.element(page.getByText(`Escolhidos: ${quais}`)).toBeVisible();

it('acts on the rows that it is for, tells how many, and takes it back from them', async () => {
  await desenhar(<Lista linhas={[umTime(1), umTime(2, false), umTime(3)]} />);
  await inativar.click();
  await expect.poll(titulos).toEqual(['2 inativados']);
  await escolhidos('nenhum');
  avisos[0]?.acao?.aoEscolher();
  await expect.poll(() => desfeitos).toEqual([1, 3]);
  expect(feitos).toEqual([1, 3]);
});

it('names what was refused with the reason, and leaves it chosen', async () => {
  await desenhar(<Lista linhas={[umTime(1), umTime(2), umTime(3)]} recusadas={[2, 3]} />);
  await inativar.click();
  await expect.poll(titulos).toEqual(['1 inativado', 'Erro ao mudar os times']);
  await escolhidos('2,3');
  await desenhar(<div>{avisos[1]?.mensagem}</div>);
  await expect.element(page.getByText('Time 2 e Time 3: Há tarefas.')).toBeVisible();
  expect(avisos[1]?.duracao).toBe(false);
});

it('offers no way back where there is none', async () => {
  await desenhar(<Lista linhas={[umTime(1)]} definitiva />);
  await inativar.click();
  await expect.poll(titulos).toEqual(['1 inativado']);
  expect(avisos[0]?.acao).toBeUndefined();
});

it('does nothing when the person thinks better of it', async () => {
  await desenhar(<Lista linhas={[umTime(1)]} desiste />);
  await inativar.click();
  await expect.element(inativar).toBeEnabled();
  await escolhidos('1');
  expect([feitos, titulos()]).toEqual([[], []]);
});

it('is not offered for rows in sight that it is for none of, and says so of those of other pages', async () => {
  await desenhar(<Lista linhas={[umTime(1, false)]} />);
  await escolhidos('1');
  await expect.element(inativar).not.toBeInTheDocument();
  await desenhar(<Lista linhas={[umTime(2, false)]} aVista={false} />);
  await inativar.click();
  await expect.poll(titulos).toEqual(['Nada a mudar']);
  expect(feitos).toEqual([]);
});

it.each([
  ['goes to the heading when nothing is chosen any more', false, 'heading'],
  ['stays on the button that failed', true, 'button'],
] as const)('the keyboard %s', async (_, falha, papel) => {
  await desenhar(<Lista linhas={[umTime(1)]} falha={falha} />);
  inativar.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titulos).toHaveLength(1);
  await expect.element(page.getByRole(papel)).toHaveFocus();
});
