import { useQuery } from '@tanstack/react-query';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { contar } from '../../../lib/formato.ts';
import { destinatariosDe, nomeiaAlguem, type Valores } from '../envio.formulario.ts';
import { contagemOptions } from '../envios.queries.ts';
import classes from './envios.module.css';

/** How many people it would tell, said anew with every choice. */
export function QuantasPessoas({ valores }: { valores: Valores }) {
  const soLeitura = useSoLeitura() !== null;
  const alguem = nomeiaAlguem(valores);
  const { data } = useQuery({
    ...contagemOptions(destinatariosDe(valores)),
    enabled: alguem && !soLeitura,
  });
  const frase = !alguem
    ? 'Ninguém escolhido ainda.'
    : data === undefined
      ? 'Contando...'
      : data === 0
        ? 'Nenhum dos escolhidos pode ser avisado.'
        : `${contar(data, 'pessoa será avisada', 'pessoas serão avisadas')}.`;
  return (
    <p className={classes.quantas} role="status">
      {frase}
    </p>
  );
}
