import { Button } from '@mantine/core';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useConfiguracao } from '../../../lib/configuracao.ts';
import { ConteudoDoBloco } from './conteudo-do-bloco.tsx';
import { lugarNaGrade } from './lugar-na-grade.ts';
import classes from './painel.module.css';
import { usePainel } from './painel-da-pessoa.ts';
import { useColunaUnica } from './use-coluna-unica.ts';

interface Props {
  /** Opens the dialog to choose blocks. */
  aoAdicionar: () => void;
}

/** The panel as it is used: blocks at their places, read row by row. */
export function PainelParado({ aoAdicionar }: Props) {
  const { painel, blocos } = usePainel();
  const coluna = useColunaUnica();
  const conhecido = useConfiguracao(({ config, falhou }) => config !== null || falhou);
  // Only the first time in a browser: a panel that changes before one's eyes is worse than a short
  // wait.
  if (!conhecido) {
    return <div className={classes.espera} role="status" aria-label="Carregando o painel" />;
  }
  const ordem = coluna ? painel.ordem : painel.lugares.map(({ id }) => id);
  if (ordem.length === 0) {
    return (
      <EstadoVazio
        icone={IconLayoutDashboard}
        acao={
          <Button variant="default" onClick={aoAdicionar}>
            Adicionar blocos
          </Button>
        }
      >
        Seu painel está vazio.
      </EstadoVazio>
    );
  }
  return (
    <div className={classes.grade}>
      {ordem.map((id) => {
        const bloco = blocos.find((um) => um.id === id);
        const lugar = painel.lugares.find((um) => um.id === id);
        return (
          bloco &&
          lugar && (
            <div key={id} className={classes.bloco} style={lugarNaGrade(lugar)}>
              <ConteudoDoBloco bloco={bloco} />
            </div>
          )
        );
      })}
    </div>
  );
}
