import { useQuery } from '@tanstack/react-query';
import { useFoto } from '../../../components/ui/foto.ts';
import { Marca } from '../../../components/ui/marca.tsx';
import { escritorioDoClienteOptions } from '../area-cliente.queries.ts';
import classes from './marca-do-escritorio.module.css';

/** The firm whose area this is, by logo and name; the product's mark until the firm has a name. */
export function MarcaDoEscritorio() {
  const { data, isPending } = useQuery(escritorioDoClienteOptions);
  const logo = useFoto(data?.logo_url ?? null, data?.tem_logo === true);
  if (isPending) return null;
  if (!data?.nome) return <Marca />;
  return (
    <>
      {logo && <img src={logo} alt="" className={classes.logo} />}
      <span className={classes.nome}>{data.nome}</span>
    </>
  );
}
