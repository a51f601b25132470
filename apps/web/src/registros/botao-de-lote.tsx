import { MAXIMO_DO_LOTE } from '@dominio/contrato/campos';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { avisar } from '../lib/avisar.ts';
import { avisarComDesfazer } from '../lib/desfazer.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { contar } from '../lib/formato.ts';
import type { Lote } from './use-selecao.ts';

interface Props<L> {
  lote: Lote<L>;
  /** Words of the button: 'Inativar'. */
  rotulo: string;
  /**
   * Acts on these records, as many as one call takes; answers the ids of those that changed, which
   * are those that undoing restores.
   */
  fazer: (ids: number[]) => Promise<number[]>;
  /** Restores these records, as many as one call takes; their rows are as they were before. */
  desfazer: (linhas: readonly L[]) => Promise<unknown>;
  /**
   * What the toast says after the number of changed records, of one and of several: 'inativado',
   * 'inativados'.
   */
  feito: readonly [um: string, varios: string];
  /** Title of the toast when the action or undoing it failed: 'Erro ao mudar os times'. */
  erro: string;
}

const emPartes = <T,>(todos: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(todos.length / MAXIMO_DO_LOTE) }, (_, parte) =>
    todos.slice(parte * MAXIMO_DO_LOTE, (parte + 1) * MAXIMO_DO_LOTE),
  );

/** Undoes every part, also after one that was refused. @throws the first refusal. */
async function desfazerTodos<L>(
  mudadas: readonly L[],
  desfazer: (linhas: readonly L[]) => Promise<unknown>,
): Promise<void> {
  const recusas: unknown[] = [];
  for (const parte of emPartes(mudadas)) {
    await desfazer(parte).catch((recusa: unknown) => recusas.push(recusa));
  }
  if (recusas.length > 0) throw recusas[0];
}

/**
 * Button that acts on every chosen row, those of other pages too; 'Desfazer' is offered for 8 s.
 */
export function BotaoDeLote<L extends { readonly id: number }>(props: Props<L>) {
  const { lote, rotulo, fazer, desfazer, feito, erro: falha } = props;
  const [ocupado, setOcupado] = useState(false);
  const agir = async () => {
    setOcupado(true);
    let linhas: readonly L[] = [];
    const mudados = new Set<number>();
    try {
      linhas = await lote.linhas();
      for (const parte of emPartes(linhas)) {
        for (const id of await fazer(parte.map(({ id }) => id))) mudados.add(id);
      }
      lote.limpar();
      if (mudados.size === 0) avisar.info({ titulo: 'Nada a mudar' });
    } catch (erro) {
      avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) });
    } finally {
      setOcupado(false);
    }
    // Those of the calls before one that failed, too: they are changed.
    if (mudados.size > 0) {
      const mudadas = linhas.filter(({ id }) => mudados.has(id));
      avisarComDesfazer({
        titulo: contar(mudados.size, ...feito),
        falha,
        desfazer: () => desfazerTodos(mudadas, desfazer),
      });
    }
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={ocupado}
      disabled={lote.quantas === 0}
      onClick={() => void agir()}
    >
      {rotulo}
    </Button>
  );
}
