import { Button } from '@mantine/core';
import { Dialogo } from '../../../../components/ui/dialogo.tsx';
import { usePainel } from '../painel-da-pessoa.ts';
import { adicionarBloco, removerBloco } from './acoes.ts';
import classes from './edicao.module.css';

/** Every block this person may have; those on the panel can be taken off here too. */
export function EscolhaDeBlocos({ aoFechar }: { aoFechar: () => void }) {
  const { painel, blocos } = usePainel();
  return (
    <Dialogo titulo="Blocos do painel" aoFechar={aoFechar}>
      <ul className={classes.escolha}>
        {blocos.map((bloco) => {
          const posto = painel.ordem.includes(bloco.id);
          return (
            <li key={bloco.id}>
              <span className={classes.nome}>
                <strong>{bloco.titulo}</strong>
                <span>{bloco.descricao}</span>
              </span>
              <Button
                variant="default"
                aria-label={`${posto ? 'Remover' : 'Adicionar'} ${bloco.titulo}`}
                onClick={() => (posto ? removerBloco(bloco) : adicionarBloco(bloco))}
              >
                {posto ? 'Remover' : 'Adicionar'}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialogo>
  );
}
