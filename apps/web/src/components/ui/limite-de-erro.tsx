import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { DetalhesDoErro } from './detalhes-do-erro.tsx';
import classes from './regiao.module.css';

interface Props {
  children: ReactNode;
  /** Drawn in place of what broke; `tentar` draws that again. Default: 'Erro ao carregar componente'. */
  desenhar?: (erro: unknown, tentar: () => void) => ReactNode;
}

interface Estado {
  quebrou: boolean;
  erro: unknown;
}

/** 'Erro ao carregar componente': stands where a part of a page broke (specification part 1 §2.5). */
export function ErroDoComponente({ erro }: { erro: unknown }) {
  return (
    <div className={classes.regiao} role="alert">
      <IconAlertTriangle className={classes.iconeDeErro} size={28} stroke={1.7} aria-hidden />
      <strong>Erro ao carregar componente</strong>
      <p className={classes.texto}>Só esta parte parou de funcionar. O resto da página continua.</p>
      <Button variant="default" onClick={() => location.reload()}>
        Recarregar página
      </Button>
      <DetalhesDoErro erro={erro} />
    </div>
  );
}

/** An error boundary for one region: what breaks inside leaves the rest of the page alone. */
export class LimiteDeErro extends Component<Props, Estado> {
  override state: Estado = { quebrou: false, erro: undefined };

  static getDerivedStateFromError(erro: unknown): Estado {
    return { quebrou: true, erro };
  }

  readonly #tentar = () => this.setState({ quebrou: false, erro: undefined });

  override render(): ReactNode {
    const { quebrou, erro } = this.state;
    const { children, desenhar } = this.props;
    if (!quebrou) return children;
    return desenhar ? desenhar(erro, this.#tentar) : <ErroDoComponente erro={erro} />;
  }
}
