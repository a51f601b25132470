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
   * Acts on the records; answers the ids of those that changed, which are those that undoing
   * restores.
   */
  fazer: (ids: number[]) => Promise<number[]>;
  desfazer: (ids: number[]) => Promise<unknown>;
  /**
   * What the toast says after the number of changed records, of one and of several: 'inativado',
   * 'inativados'.
   */
  feito: readonly [um: string, varios: string];
  /** Title of the toast when the action or undoing it failed: 'Erro ao mudar os times'. */
  erro: string;
}

/**
 * Button that acts on every chosen row, those of other pages too; 'Desfazer' is offered for 8 s.
 */
export function BotaoDeLote<L extends { readonly id: number }>(props: Props<L>) {
  const { lote, rotulo, fazer, desfazer, feito, erro: falha } = props;
  const [ocupado, setOcupado] = useState(false);
  const agir = async () => {
    setOcupado(true);
    try {
      const ids = (await lote.linhas()).map(({ id }) => id);
      const mudados = await fazer(ids);
      lote.limpar();
      if (mudados.length === 0) avisar.info({ titulo: 'Nada a mudar' });
      else
        avisarComDesfazer({
          titulo: contar(mudados.length, ...feito),
          falha,
          desfazer: () => desfazer(mudados),
        });
    } catch (erro) {
      avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) });
    } finally {
      setOcupado(false);
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
