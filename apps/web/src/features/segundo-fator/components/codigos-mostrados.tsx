import { Button } from '@mantine/core';
import { baixar } from '../../../components/ui/baixar.ts';
import { BotaoDeCopiar } from '../../../components/ui/botao-de-copiar.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import classes from './segundo-fator.module.css';

/** The recovery codes, shown until the dialog closes and never again. */
export function CodigosMostrados({
  codigos,
  aoFechar,
}: {
  codigos: readonly string[];
  aoFechar: () => void;
}) {
  const texto = codigos.join('\n');
  return (
    <Dialogo titulo="Códigos de recuperação" deUmaVez aoFechar={aoFechar}>
      <p className={classes.frase}>
        Guarde estes códigos em um lugar seguro. Cada um deixa você entrar uma vez se perder o
        aplicativo ou a chave. Eles não serão mostrados de novo.
      </p>
      <ol className={classes.codigos} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ol>
      <div className={classes.atos}>
        <BotaoDeCopiar texto={texto} rotulo="Copiar códigos" />
        <Button
          variant="default"
          onClick={() => baixar(new Blob([`${texto}\n`]), 'codigos-de-recuperacao.txt')}
        >
          Baixar
        </Button>
        <Button onClick={aoFechar}>Guardei os códigos</Button>
      </div>
    </Dialogo>
  );
}
