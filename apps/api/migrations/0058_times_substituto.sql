ALTER TABLE "times" ADD COLUMN "substituto_id" bigint;--> statement-breakpoint
ALTER TABLE "times" ADD CONSTRAINT "times_substituto_id_usuarios_id_fk" FOREIGN KEY ("substituto_id") REFERENCES "usuarios"("id") ON DELETE set null;
