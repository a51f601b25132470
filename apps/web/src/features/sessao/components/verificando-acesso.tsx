import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { AcoesDaTela, TelaCentral } from '../../../components/ui/tela-central.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { prepararSessao } from '../../../lib/sessao-ciclo.ts';
import classes from './verificando-acesso.module.css';

/**
 * Shown until the permissions have been read (specification part 1 §2.5), or says why they cannot
 * be.
 */
export function VerificandoAcesso() {
  const { erro, sair } = useSessao();
  if (erro !== null) {
    return (
      <main>
        <TelaCentral icone={IconAlertTriangle} titulo={erro} alerta>
          <p>Não foi possível verificar o seu acesso. Verifique sua conexão e tente novamente.</p>
          <AcoesDaTela>
            <Button variant="default" onClick={sair}>
              Sair
            </Button>
            <Button onClick={() => void prepararSessao()}>Tentar novamente</Button>
          </AcoesDaTela>
        </TelaCentral>
      </main>
    );
  }
  return (
    <main>
      <div className={classes.tela} role="status">
        <Loader size={28} aria-hidden />
        <p className={classes.texto}>Verificando Acesso</p>
      </div>
    </main>
  );
}
