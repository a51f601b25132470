import { GRUPO } from '@dominio/contrato/permissoes';
import type { CopiaDeAcesso, ItemDaCopia } from '@dominio/contrato/usuarios-copia';
import type { Achado } from '../../../components/campos/campo-procurado.tsx';
import { tipoEmPalavras } from '../copia.queries.ts';
import classes from './desligamento.module.css';

function Itens({ titulo, itens }: { titulo: string; itens: readonly ItemDaCopia[] }) {
  if (itens.length === 0) return null;
  const rotulo = `${titulo}: ${itens.length}`;
  return (
    <div className={classes.passo}>
      <strong>{rotulo}</strong>
      {/* It scrolls: the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <ul className={classes.lista} aria-label={rotulo} tabIndex={0}>
        {itens.map((item) => (
          <li key={`${item.tipo}-${item.id}`}>
            {item.nome}
            <small>{[tipoEmPalavras(item), item.motivo].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  de: Achado;
  para: Achado;
  copia: CopiaDeAcesso;
}

/**
 * What a copy adds and what it leaves out, with a warning when the person would become an
 * administrator.
 */
export function DiferencaDaCopia({ de, para, copia }: Props) {
  const entram = copia.itens.filter(({ motivo }) => motivo === null);
  const fora = copia.itens.filter(({ motivo }) => motivo !== null);
  const administra = entram.find(({ tipo, id }) => tipo === 'grupo' && id === GRUPO.administrador);
  return (
    <>
      {entram.length === 0 && (
        <p role="status">
          {fora.length === 0 && !copia.clientes_fora
            ? `${para.nome} já tem tudo o que ${de.nome} tem.`
            : 'Nada pode ser acrescentado.'}
        </p>
      )}
      {administra && (
        <p className={classes.alerta} role="alert">
          <strong>Atenção:</strong> o grupo {administra.nome} também será copiado. {para.nome} vai
          poder tudo no Domínio: ver todos os clientes, mudar configurações e dar ou tirar o acesso
          de qualquer pessoa.
        </p>
      )}
      <Itens titulo="Será acrescentado" itens={entram} />
      <Itens titulo="Fica de fora" itens={fora} />
      {copia.clientes_fora && <p>{de.nome} tem clientes que você não vê: eles não são copiados.</p>}
    </>
  );
}
