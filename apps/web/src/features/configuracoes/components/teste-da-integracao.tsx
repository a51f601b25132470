import type { ConfiguracaoDaIntegracao } from '@dominio/contrato/configuracao-sistema';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { useTestarIntegracao } from '../configuracoes.queries.ts';
import classes from './configuracoes.module.css';

/** The last test of an integration, and the way to make another: of what is saved, not of what is typed. */
export function TesteDaIntegracao({
  integracao,
  podeTestar,
  sujo,
}: {
  integracao: ConfiguracaoDaIntegracao;
  podeTestar: boolean;
  /** There are changes that the test would not see. */
  sujo: boolean;
}) {
  const { ultimo_teste: ultimo } = integracao;
  const testar = useTestarIntegracao(integracao.integration);
  const Icone = ultimo?.success ? IconCheck : IconAlertTriangle;
  return (
    <section className={classes.teste} aria-label="Teste da integração">
      <div role="status">
        {testar.error && <p className={classes.erro}>{mensagemDoErro(testar.error)}</p>}
        {ultimo ? (
          <p className={ultimo.success ? classes.certo : classes.erro}>
            <Icone size={16} aria-hidden /> {ultimo.message}
            <small> Testado em {formatarDataHora(ultimo.testado_em)}.</small>
          </p>
        ) : (
          <p className={classes.dica}>Ainda não foi testada.</p>
        )}
      </div>
      {podeTestar && (
        <Button
          variant="default"
          loading={testar.isPending}
          disabled={sujo}
          onClick={() => testar.mutate()}
        >
          {sujo ? 'Salve para testar' : 'Testar'}
        </Button>
      )}
    </section>
  );
}
