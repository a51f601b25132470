import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { AcoesDaTela, TelaCentral } from '../../components/ui/tela-central.tsx';
import classes from './falhas.module.css';
import { limparCacheERecarregar, recarregarAplicacao } from './recarregar-aplicacao.ts';

/** Code of the page that could not be fetched, as after a new release (specification part 1 §2.5). */
export function ErroDeCarregamento() {
  return (
    <TelaCentral icone={IconCloudOff} titulo="Erro de Carregamento" alerta>
      <p>
        Não foi possível buscar esta parte do Domínio. Pode haver uma versão nova, ou a conexão
        falhou. O que já foi salvo não se perdeu.
      </p>
      <AcoesDaTela>
        <Button variant="default" onClick={() => void limparCacheERecarregar()}>
          Limpar cache e recarregar
        </Button>
        <Button onClick={recarregarAplicacao}>Recarregar aplicação</Button>
      </AcoesDaTela>
      <div className={classes.dicas}>
        <strong>Se o problema continuar:</strong>
        <ul>
          <li>Feche o navegador e abra de novo.</li>
          <li>Limpe o cache do navegador.</li>
          <li>Use uma janela anônima.</li>
        </ul>
      </div>
    </TelaCentral>
  );
}
