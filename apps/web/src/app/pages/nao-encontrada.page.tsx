import { Button } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AcoesDaTela, TelaCentral } from '../../components/ui/tela-central.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { daEquipe, inicioDe, podeProcurar } from '../acesso.ts';
import { ENTRAR } from '../rotas.ts';
import { rotasProximas } from '../rotas-proximas.ts';
import classes from './nao-encontrada.module.css';

/** An address that does not exist: pages that may have been meant, and the ways out. */
export default function NaoEncontradaPage() {
  const { pathname } = useLocation();
  const navegar = useNavigate();
  const sessao = useSessao();
  const dentro = sessao.token !== null;
  const proximas = dentro ? rotasProximas(pathname, (rota) => podeProcurar(rota, sessao)) : [];
  // With the frame of the staff around it there is a `main` already.
  const Moldura = daEquipe(sessao) ? Fragment : 'main';
  return (
    <Moldura>
      <TelaCentral icone={IconMapPinOff} titulo="Página não encontrada">
        <p>O endereço {decodificar(pathname)} não existe ou foi movido.</p>
        {proximas.length > 0 && (
          <nav aria-label="Páginas parecidas" className={classes.proximas}>
            <span>Você quis dizer:</span>
            {proximas.map(({ path, titulo }) => (
              <Link key={path} to={path}>
                {titulo}
              </Link>
            ))}
          </nav>
        )}
        <AcoesDaTela>
          {window.history.length > 1 && (
            <Button variant="default" onClick={() => void navegar(-1)}>
              Voltar
            </Button>
          )}
          <Button component={Link} to={dentro ? inicioDe(sessao.usuario) : ENTRAR}>
            {dentro ? 'Ir para o início' : 'Entrar'}
          </Button>
        </AcoesDaTela>
      </TelaCentral>
    </Moldura>
  );
}

/** The address as it was typed, when its escapes can be read. */
function decodificar(caminho: string): string {
  try {
    return decodeURIComponent(caminho);
  } catch {
    return caminho;
  }
}
